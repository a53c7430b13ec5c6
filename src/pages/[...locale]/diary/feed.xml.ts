import type { APIRoute, InferGetStaticPropsType } from "astro";
import { diaryFeed } from "../../../diary/feed.ts";
import { localePaths } from "../../../layouts/load-page.ts";

export const getStaticPaths = () => localePaths();

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props }) =>
  new Response(await diaryFeed(props.language), {
    headers: { "content-type": "application/rss+xml; charset=utf-8" },
  });
