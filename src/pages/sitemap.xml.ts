import { sitemap } from "../seo/sitemap.ts";

export const GET = () =>
  new Response(sitemap(), { headers: { "content-type": "application/xml; charset=utf-8" } });
