import type { APIRoute, InferGetStaticPropsType } from "astro";
import { localePaths } from "../../layouts/load-page.ts";
import { webManifest } from "../../seo/site-files.ts";

export const getStaticPaths = () => localePaths();

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props }) =>
  new Response(`${JSON.stringify(webManifest(props.language), null, 2)}\n`, {
    headers: { "content-type": "application/manifest+json; charset=utf-8" },
  });
