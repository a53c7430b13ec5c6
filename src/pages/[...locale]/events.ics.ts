import type { APIRoute, InferGetStaticPropsType } from "astro";
import { eventsFeed } from "../../events/calendar.ts";
import { localePaths } from "../../layouts/load-page.ts";

export const getStaticPaths = () => localePaths();

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props }) =>
  new Response(eventsFeed(props.language), {
    headers: { "content-type": "text/calendar; charset=utf-8" },
  });
