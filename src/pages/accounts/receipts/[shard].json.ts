import type { APIRoute, InferGetStaticPropsType } from "astro";
import { shardNames } from "../../../my-gift/receipt.ts";
import { loadShard } from "../../../my-gift/receipt-files.ts";

/** All of them, with receipts or without: a shard that is missing would tell that no gift is in it. */
export const getStaticPaths = () =>
  shardNames.map((shard) => ({ params: { shard }, props: { shard } }));

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props }) =>
  new Response(JSON.stringify(loadShard(props.shard)), {
    headers: { "content-type": "application/json; charset=utf-8" },
  });
