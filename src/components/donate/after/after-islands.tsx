import { islandOf } from "../../../layouts/island.tsx";
import { ReportedGift } from "./reported-gift.tsx";
import { ShareTool } from "./share-tool.tsx";

/** Both islands are in one file, because a second file would cost a request and repeat the texts. */
export const ReportedGiftIsland = islandOf(ReportedGift);
export const ShareIsland = islandOf(ShareTool, "corner");
