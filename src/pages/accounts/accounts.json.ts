import { accountsJson } from "../../accounts/downloads.ts";

export const GET = () =>
  new Response(accountsJson(), { headers: { "content-type": "application/json; charset=utf-8" } });
