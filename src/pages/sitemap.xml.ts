import { sitemap } from "../seo/site-files.ts";

export const GET = () =>
  new Response(sitemap(), { headers: { "content-type": "application/xml; charset=utf-8" } });
