import { datapackage } from "../../accounts/downloads.ts";

export const GET = () => Response.json(datapackage());
