// Pages from before December 2026 load this file when they are looked at again.
export const show = () => location.reload();
