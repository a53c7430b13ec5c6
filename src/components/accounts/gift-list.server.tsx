import { groupThousands } from "../../lib/i18n/format-number.ts";
import { useShell, useTexts } from "../shell/shell-provider.server.tsx";
import type { Gift } from "./gifts.server.ts";

/** Each gift of a month. Only a program that the donor chose is named, because most gifts name none. */
export function GiftList({ gifts }: { gifts: readonly Gift[] }) {
  const { language } = useShell();
  const { rows, programs } = useTexts("accounts");
  if (gifts.length === 0) return null;
  return (
    <div className="gift-list">
      <h3 className="font-semibold print:break-after-avoid">{rows.gifts.title}</h3>
      <ul>
        {gifts.map(({ number, amount, program }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: gifts never change places
          <li key={index}>
            {number === "-" ? <small>{rows.gifts.hidden}</small> : <b>{number}</b>}
            {program === "general" ? null : <small>{` ${programs[program]}`}</small>}
            {` ${groupThousands(amount, language)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
