import { WhatsAppButton } from "../charity/contacts.tsx";
import { type GiftLine, giftMessage } from "../donate/after/gift-message.ts";
import { cleanTransactionNumber } from "../donate/after/transaction-number.ts";
import { showDay } from "../i18n/day-words.ts";
import { formatAmount, latinDigits } from "../i18n/format-number.ts";
import { interpolate } from "../i18n/interpolate.ts";
import { useIslandShell } from "../shell/use-island-shell.ts";
import { TextLink } from "../ui/button.tsx";
import { Rosette } from "../ui/ornament.tsx";
import { Exact, Ltr, Trans } from "../ui/trans.tsx";
import { type Answer, type Typed, wholeAmount } from "./find-gift.ts";
import type { MyGiftData } from "./my-gift-page.tsx";

type GiftAnswerProps = { answer: Answer; typed: Typed | undefined; data: MyGiftData };

export function GiftAnswer({ answer, typed, data }: GiftAnswerProps) {
  const { texts, list } = data;
  const { language } = useIslandShell();
  const mru = wholeAmount(typed?.amount ?? "");
  const number = {
    label: texts.form.number.label,
    value: cleanTransactionNumber(latinDigits(typed?.number ?? "")),
  };
  const amount = {
    label: texts.found.amount,
    value: mru ? `${formatAmount(mru, language)}\u00a0${data.currency}` : "",
  };
  if (answer.kind === "found") {
    const { date, program } = answer.receipt;
    const day = { label: texts.found.day, value: showDay(date, data.days) };
    const purpose = { label: texts.found.program, value: data.programs[program] };
    return (
      <FoundGift
        number={number}
        facts={[amount, day, purpose]}
        month={list?.months[date.slice(0, 7)]}
        data={data}
      />
    );
  }
  if (answer.kind === "mistake") {
    // A real number can be as short as a PIN, so the donor can still ask.
    return answer.mistakes.number === "pin" ? <Ask lines={[]} data={data} /> : null;
  }
  const months = { since: <bdi>{list?.since}</bdi>, through: <bdi>{list?.through}</bdi> };
  const { missing } = texts;
  return (
    <div className="marked mt-1">
      <h3 className="text-title">{texts[answer.kind].title}</h3>
      <p className="mt-1">
        {answer.kind === "missing" ? (
          <Trans text={missing.text} values={months} />
        ) : (
          texts[answer.kind].text
        )}
      </p>
      {answer.kind === "missing" && <p className="mt-1">{missing.ask}</p>}
      <Ask lines={[number, amount]} data={data} />
    </div>
  );
}

type FoundGiftProps = {
  number: GiftLine;
  facts: readonly GiftLine[];
  month: NonNullable<MyGiftData["list"]>["months"][string] | undefined;
  data: MyGiftData;
};

/** @param facts with the amount first */
function FoundGift({ number, facts, month, data }: FoundGiftProps) {
  const { found, greetings } = data.texts;
  return (
    <div className="mt-1 border-t-2 border-dashed border-line pt-4">
      <div className="flex items-start justify-between gap-4">
        <h3 className="text-title">{found.title}</h3>
        <Rosette className="size-16 text-accent sm:size-20" />
      </div>
      <p className="text-ink-soft">
        <Exact dir="ltr">{number.value}</Exact>
      </p>
      <div className="mt-3 grid gap-3">
        {facts.map(({ label, value }, index) => (
          <div key={label}>
            <p className="text-small text-ink-soft">{label}</p>
            <p className={index === 0 ? "text-figure text-press" : "text-title font-semibold"}>
              {index === 0 ? <Ltr>{value}</Ltr> : value}
            </p>
          </div>
        ))}
      </div>
      {month && (
        <div className="mt-3 grid justify-items-start">
          <TextLink href={month.accounts}>
            {interpolate(found.accounts, { month: month.name })}
          </TextLink>
          {month.diary && <TextLink href={month.diary}>{found.diary}</TextLink>}
        </div>
      )}
      <p className="mt-3">{found.ask}</p>
      <Ask greeting={greetings.found} lines={[number, ...facts]} data={data} />
    </div>
  );
}

type AskProps = { greeting?: string; lines: readonly GiftLine[]; data: MyGiftData };

function Ask({ greeting, lines, data }: AskProps) {
  const shell = useIslandShell();
  const message = giftMessage(greeting ?? data.texts.greetings.missing, lines, shell);
  return (
    <WhatsAppButton message={message} className="mt-3">
      {data.texts.whatsapp}
    </WhatsAppButton>
  );
}
