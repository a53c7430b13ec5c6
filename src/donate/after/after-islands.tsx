import { Island } from "../../layouts/island.tsx";
import type { IslandShell } from "../../shell/shell.server.ts";
import type { AfterTransferData } from "./after-data.server.ts";
import { SentGift } from "./sent-gift.tsx";
import { ShareTool } from "./share-tool.tsx";

type IslandProps = { shell: IslandShell; data: AfterTransferData };

/** Both islands are in one file, since a second file would cost a request and repeat the texts. */
export function SentGiftIsland({ shell, data }: IslandProps) {
  return (
    <Island shell={shell} toasts={false}>
      <SentGift data={data} />
    </Island>
  );
}

export function ShareIsland({ shell, data }: IslandProps) {
  return (
    <Island shell={shell}>
      <ShareTool data={data} />
    </Island>
  );
}
