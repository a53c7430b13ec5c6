/** The two widths at which every state is looked at: a phone's and a desktop's, in CSS pixels. */
export const viewports = [
  { width: 360, height: 800 },
  { width: 1280, height: 800 },
] as const;
