import { robotsTxt } from "../seo/site-files.ts";

export const GET = () =>
  new Response(robotsTxt(), { headers: { "content-type": "text/plain; charset=utf-8" } });
