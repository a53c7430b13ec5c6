import { createPortal } from "react-dom";
import { useIsland } from "../../ui/use-shell.ts";
import type { GiftLine } from "../after/gift-report.ts";
import { useDonorTexts } from "../donor-texts.ts";
import { useReady } from "../use-ready.ts";

/** The donor's own note of a gift, on paper only. It must never be taken for a receipt. */
export function GiftNote({ lines }: { lines: readonly GiftLine[] }) {
  const { ui } = useIsland();
  const { note, notReceipt } = useDonorTexts().sent;
  if (!useReady()) return null;
  const content = (
    <div data-sheet="note">
      <p>{ui.name}</p>
      <p className="sheet-name">{note}</p>
      <p className="sheet-box">{notReceipt}</p>
      <dl>
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
  const main = document.getElementById("content");
  return main === null ? null : createPortal(content, main);
}
