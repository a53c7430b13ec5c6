import type { APIRoute, InferGetStaticPropsType } from "astro";
import { eventFile } from "../../../events/calendar.ts";
import { describeEvent, eventPaths } from "../../../events/describe-event.ts";

export const getStaticPaths = () => eventPaths();

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props: { event, language } }) =>
  new Response(eventFile(describeEvent(event, language), language), {
    headers: { "content-type": "text/calendar; charset=utf-8" },
  });
