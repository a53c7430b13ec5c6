import type { APIRoute, InferGetStaticPropsType } from "astro";
import { eventFile } from "../../../events/calendar.ts";
import { describeNamed } from "../../../events/describe-event.ts";
import { entryPaths } from "../../../layouts/load-page.ts";

export const getStaticPaths = () => entryPaths("events");

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props: { entry, language } }) =>
  new Response(eventFile(describeNamed(entry, language), language), {
    headers: { "content-type": "text/calendar; charset=utf-8" },
  });
