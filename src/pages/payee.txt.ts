import type { APIRoute } from "astro";
import { payeeMark } from "../payee/payee-mark.server.ts";

/** Open pages ask this file who is paid (`src/payee/README.md`). */
export const GET: APIRoute = () => new Response(payeeMark());
