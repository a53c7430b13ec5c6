import type { APIRoute, InferGetStaticPropsType } from "astro";
import { contentTypeOf } from "../../../../server/headers.ts";
import { allPictureFiles } from "../../../diary/pictures.ts";

/** The pictures of the diary in their sizes: the editor's own file is never delivered. */
export async function getStaticPaths() {
  const files = await allPictureFiles();
  return files.map(({ file, bytes }) => ({ params: { file }, props: { bytes } }));
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ params, props }) =>
  new Response(new Uint8Array(props.bytes), {
    headers: { "content-type": contentTypeOf(params["file"] ?? "") },
  });
