import { Island } from "../../ui/island.tsx";
import type { IslandShell } from "../../ui/shell.server.ts";
import type { AfterTransferData } from "./after-data.server.ts";
import { GiftMessageForm } from "./gift-message-form.tsx";
import { GiftTools } from "./gift-tools.tsx";
import { useSentGift } from "./use-sent-gift.ts";

export function AfterTransferIsland({
  shell,
  data,
}: {
  shell: IslandShell;
  data: AfterTransferData;
}) {
  return (
    <Island shell={shell}>
      <AfterTransfer data={data} />
    </Island>
  );
}

function AfterTransfer({ data }: { data: AfterTransferData }) {
  const gift = useSentGift(data);
  return (
    <div className="grid max-w-2xl gap-5">
      <GiftMessageForm data={data} gift={gift} />
      <GiftTools data={data} amount={gift.amount} />
    </div>
  );
}
