/** The policy's name is the one that the pages' content security policy allows, once. */
const policy = window.trustedTypes?.createPolicy("khayma", { createScriptURL: (url) => url });

/** The address of one of the site's own scripts, as Trusted Types want it. Give it constants only. */
export const trusted = (url: string) => (policy ? policy.createScriptURL(url) : url);
