import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { Mark } from "../../ui/ornament.tsx";
import { useReady } from "../../ui/timing.ts";
import { useIsland } from "../../ui/use-shell.ts";
import { useDonate } from "../donate-context.tsx";
import type { CardWords } from "./card-picture.ts";
import type { GiftLine } from "./gift-report.ts";

/** What the page can print in place of the poster. */
type SheetKind = "note" | "card";

/** Opens the print dialogue with a sheet in place of the poster. */
export function printSheet(kind: SheetKind): void {
  const { dataset } = document.documentElement;
  dataset["print"] = kind;
  // Not after `print()`: Safari on phones returns from it before it has drawn the page.
  addEventListener("afterprint", () => delete dataset["print"], { once: true });
  print();
}

/** A sheet that stands on paper only, and only when it is asked for: see `poster.css`. */
function Sheet({ kind, children }: { kind: SheetKind; children: ReactNode }) {
  const main = document.getElementById("content");
  return main === null ? null : createPortal(<div data-sheet={kind}>{children}</div>, main);
}

/** The donor's own note of a gift. It must never be taken for a receipt. */
export function GiftNote({ lines }: { lines: readonly GiftLine[] }) {
  const { ui } = useIsland();
  const { note, notReceipt } = useDonate().texts.donor.sent;
  if (!useReady()) return null;
  return (
    <Sheet kind="note">
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
    </Sheet>
  );
}

/** The card on paper, made like the poster. It must never be taken for a receipt. */
export function PrintedCard({ card }: { card: CardWords }) {
  return (
    <Sheet kind="card">
      <p className="sheet-name">
        <Mark className="sheet-mark" /> {card.charity}
      </p>
      <p className="sheet-sentence">{card.gift}</p>
      <p>{card.label}</p>
      <p className="sheet-person">
        <bdi>{card.person}</bdi>
      </p>
      <p>{card.sentence}</p>
      <p>{card.notReceipt}</p>
    </Sheet>
  );
}
