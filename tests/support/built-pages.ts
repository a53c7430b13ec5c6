import { globSync, readFileSync } from "node:fs";

export const builtFolder = "build/client";

export type BuiltPage = { path: string; html: string };

export function builtPages(): BuiltPage[] {
  return globSync("**/*.html", { cwd: builtFolder }).map((file) => ({
    path: `/${file.replace(/(^index)?\.html$/, "")}`,
    html: readFileSync(`${builtFolder}/${file}`, "utf8"),
  }));
}

export function attributesOf(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, "g"))].map(([, value = ""]) =>
    decoded(value),
  );
}

export const decoded = (html: string): string =>
  html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
