import { Island } from "../../ui/island.tsx";
import type { IslandShell } from "../../ui/shell.server.ts";
import type { AfterGiftData } from "./after-data.server.ts";
import { GiftMessageForm } from "./gift-message-form.tsx";
import { GiftTools } from "./gift-tools.tsx";
import { useSentGift } from "./use-sent-gift.ts";

export function AfterGiftIsland({ shell, data }: { shell: IslandShell; data: AfterGiftData }) {
  return (
    <Island shell={shell}>
      <AfterGift data={data} />
    </Island>
  );
}

function AfterGift({ data }: { data: AfterGiftData }) {
  const gift = useSentGift(data);
  return (
    <div className="grid max-w-2xl gap-5">
      <GiftMessageForm data={data} gift={gift} />
      <GiftTools data={data} gift={gift} />
    </div>
  );
}
