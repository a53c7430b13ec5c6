declare module "virtual:page-script" {
  /** Address of the page script. */
  export const src: string;
  /** Its subresource integrity hash; empty in development. */
  export const integrity: string;
}
