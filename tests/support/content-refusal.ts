import { checkAllContent } from "../../src/check-all-content.server.ts";
import type { ContentCopy } from "./content-copy.ts";

/**
 * The file for which a copy of the content, the one in use, is refused, and why, without lines.
 * @param check what reads it; one kind of record is read sooner than all of the content
 * @throws Error when it is accepted
 */
export function refusalOf(copy: ContentCopy, check: () => unknown = checkAllContent) {
  try {
    check();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const [file = "", ...problems] = error.message.split("\n");
    return {
      file: file.slice(copy.folder.length + 1),
      problems: problems.join("\n").replaceAll(/, line \d+:/g, ":"),
    };
  }
  throw new Error("the content was accepted");
}
