import { checkAllContent } from "../../src/check-all-content.server.ts";
import type { ContentCopy } from "./content-copy.ts";

/** @param check reads one kind of record, which is quicker than all content */
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
