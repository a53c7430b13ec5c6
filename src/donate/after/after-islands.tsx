import { Island } from "../../ui/island.tsx";
import type { IslandShell } from "../../ui/shell.server.ts";
import type { AfterTransferData } from "./after-data.server.ts";
import { SentGift } from "./sent-gift.tsx";
import { ShareTool } from "./share-tool.tsx";

type IslandProps = { shell: IslandShell; data: AfterTransferData };

/** One file for both: another one would cost a request, and the same words once more. */
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
