import { realpathSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { contentFolder } from "../src/content/read-yaml.server.ts";
import { say } from "../src/terminal/say.server.ts";
import { UserError } from "../src/terminal/user-error.server.ts";

/**
 * Finds where a private file really is, behind links.
 * @throws UserError when it lies in the project's folder, because git would publish it there
 */
export function pathOutsideProject(path: string): string {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) {
    throw new UserError(say("{path}: there is no such file", { path }));
  }
  const real = realpathSync(path);
  const inside = (folder: string) => !/^\.\.(?:[\\/]|$)/.test(relative(realpathSync(folder), real));
  if (![join(import.meta.dirname, ".."), contentFolder()].some(inside)) return real;
  throw new UserError(
    say(
      "{path} lies in the site's folder, where it would be published. Move it to another folder.",
      { path },
    ),
  );
}
