import { writeHosting } from "../hosting/write-hosting.ts";
import { warnUnlessReady } from "../scripts/launch/warn-unless-ready.ts";
import { compressFiles } from "./compress-files.ts";
import { addPolicies } from "./content-security-policy.ts";
import { hydrateAfterPaint } from "./hydrate-after-paint.ts";
import { writeServiceWorker } from "./offline/write-service-worker.ts";
import { placePages } from "./page-files.ts";
import { writeIcons } from "./pictures/write-icons.ts";
import { writeShareCards } from "./pictures/write-share-cards.ts";
import { writeSearchFiles } from "./search/write-search-files.ts";
import { writeStructuredData } from "./search/write-structured-data.ts";
import { trimStyles } from "./styles/trim-styles.ts";
import { placeNotFoundPages, removeLeftovers } from "./tidy-output.ts";
import { trimImportMaps } from "./trim-import-map.ts";
import { writeSpeculationRules } from "./write-speculation-rules.ts";
import { writeWebManifests } from "./write-web-manifests.ts";

/**
 * What is done to the prerendered site before it can be served.
 * @param folder the built site, such as `build/client`
 */
export async function finishBuild(folder: string): Promise<void> {
  await removeLeftovers(folder);
  await placeNotFoundPages(folder);
  await placePages(folder);
  await writeStructuredData(folder);
  await writeSearchFiles(folder);
  await writeShareCards(folder);
  await writeIcons(folder);
  await writeWebManifests(folder);
  await hydrateAfterPaint(folder);
  await trimImportMaps(folder);
  const css = await trimStyles(folder);
  await writeSpeculationRules(folder);
  await addPolicies(folder);
  await writeServiceWorker(folder, css);
  await compressFiles(folder);
  await writeHosting(folder);
  warnUnlessReady();
}
