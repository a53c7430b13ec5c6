import { securityTxt } from "../../seo/site-files.ts";

export const GET = () =>
  new Response(securityTxt(new Date()), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
