import { accountsCsv } from "../../accounts/downloads.ts";

export const GET = () =>
  new Response(accountsCsv(), { headers: { "content-type": "text/csv; charset=utf-8" } });
