/** What a document names: files, by path from the project's folder, and scripts of npm. */
export type NamedThings = {
  readonly paths: readonly string[];
  readonly scripts: readonly string[];
};

/** A path in `code`: a root file, or something in one of the project's folders. */
const pathLike = /^(?:[\w.@-]+\/)*[\w.@-]+\/?$/u;

/**
 * Finds the paths and npm scripts that a Markdown document names.
 * @param folder the document's own folder from the project's, such as `docs`; links start there
 * @param roots names in the project's folder; other words in `code` are no paths
 */
export function namedThings(
  markdown: string,
  folder: string,
  roots: ReadonlySet<string>,
): NamedThings {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gmu, "");
  const links = [...prose.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/gu)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/u.test(target))
    .map((target) => `${folder === "" ? "" : `${folder}/`}${target}`);
  const code = [...prose.matchAll(/`([^`\n]+)`/gu)]
    .map(([, text = ""]) => text)
    .filter((text) => pathLike.test(text) && roots.has(text.split("/")[0] ?? ""));
  const scripts = [...markdown.matchAll(/npm run (?:--silent )?([\w:-]+)/gu)];
  return {
    paths: [...new Set([...links, ...code])],
    scripts: [...new Set(scripts.map(([, name = ""]) => name))],
  };
}
