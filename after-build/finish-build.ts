import { compressFiles } from "./compress-files.ts";
import { addPolicies } from "./content-security-policy.ts";
import { placeNotFoundPages, removeLeftovers } from "./tidy-output.ts";

/**
 * What is done to the prerendered site before it can be served.
 * @param folder the built site, such as `build/client`
 */
export async function finishBuild(folder: string): Promise<void> {
  await removeLeftovers(folder);
  await placeNotFoundPages(folder);
  await addPolicies(folder);
  await compressFiles(folder);
}
