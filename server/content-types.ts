import { extname } from "node:path";

type ContentType = { readonly type: string; readonly compress: boolean };

const text = (type: string): ContentType => ({ type: `${type}; charset=utf-8`, compress: true });
const binary = (type: string): ContentType => ({ type, compress: false });

const types: ReadonlyMap<string, ContentType> = new Map([
  [".html", text("text/html")],
  [".css", text("text/css")],
  [".js", text("text/javascript")],
  [".mjs", text("text/javascript")],
  [".json", text("application/json")],
  [".map", text("application/json")],
  [".webmanifest", text("application/manifest+json")],
  // React Router's answer to a client-side navigation.
  [".data", text("text/x-script")],
  [".txt", text("text/plain")],
  [".xml", text("application/xml")],
  [".svg", text("image/svg+xml")],
  [".ico", { type: "image/x-icon", compress: true }],
  [".png", binary("image/png")],
  [".jpg", binary("image/jpeg")],
  [".webp", binary("image/webp")],
  [".avif", binary("image/avif")],
  [".woff2", binary("font/woff2")],
  [".pdf", binary("application/pdf")],
]);

/** The media type of a file by its name, and whether compressing it is worth the while. */
export function contentTypeOf(path: string): ContentType {
  return types.get(extname(path).toLowerCase()) ?? binary("application/octet-stream");
}
