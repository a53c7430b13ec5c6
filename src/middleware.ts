import { defineMiddleware } from "astro:middleware";
import { keepOwnPolicy } from "./layouts/content-security-policy.ts";

/** Runs once a page when the site is built: see `keepOwnPolicy`. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
  const { status, headers } = response;
  return new Response(keepOwnPolicy(await response.text()), { status, headers });
});
