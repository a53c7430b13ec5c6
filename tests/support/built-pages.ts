import { globSync, readFileSync } from "node:fs";

/** The built site's folder. */
export const builtFolder = "build/client";

/** A built page: its address without the host, and its HTML. */
export type BuiltPage = { path: string; html: string };

/** Every page of the built site, not-found pages included. */
export function builtPages(): BuiltPage[] {
  return globSync("**/*.html", { cwd: builtFolder }).map((file) => ({
    path: `/${file.replace(/(^index)?\.html$/, "")}`,
    html: readFileSync(`${builtFolder}/${file}`, "utf8"),
  }));
}

/** The values of an attribute in some markup, in order, with entities decoded. */
export function attributesOf(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, "g"))].map(([, value = ""]) =>
    decoded(value),
  );
}

/** A text of a page with its entities decoded. */
export const decoded = (html: string): string =>
  html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
