import { realpathSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { UserError } from "../../src/content/content-error.server.ts";
import { contentFolder } from "../../src/content/read-yaml.server.ts";
import { inTerminalLanguage } from "../../src/content/terminal-language.server.ts";

/**
 * Refuses a file in the project's folder, since git would publish it.
 * @param allowed a file there that anybody may read
 * @throws UserError
 */
export function privatePath(path: string, allowed?: string): string {
  const refuse = (reason: string) => new UserError(inTerminalLanguage(`${path}${reason}`));
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) throw refuse(": there is no such file");
  const real = realpathSync(path);
  if (allowed && real === realpathSync(allowed)) return real;
  const inside = (folder: string) => !/^\.\.(?:[\\/]|$)/.test(relative(realpathSync(folder), real));
  if ([join(import.meta.dirname, "../.."), contentFolder()].some(inside)) {
    throw refuse(
      " lies in the site's folder, where it would be published. Move it to another folder.",
    );
  }
  return real;
}
