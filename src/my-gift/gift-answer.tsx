import { WhatsAppButton } from "../charity/contacts.tsx";
import { describeMessage, type LabelledValue } from "../charity/message-links.ts";
import { showDay } from "../i18n/day-words.ts";
import { formatAmount, latinDigits } from "../i18n/format-number.ts";
import { interpolate } from "../i18n/interpolate.ts";
import { useIslandShell } from "../shell/use-island-shell.ts";
import { TextLink } from "../ui/button.tsx";
import { Rosette } from "../ui/ornament.tsx";
import { Exact, Ltr, Trans } from "../ui/trans.tsx";
import { type Answer, type Typed, wholeAmount } from "./find-gift.ts";
import type { MyGiftData } from "./my-gift-data.server.ts";
import { cleanTransactionNumber } from "./transaction-number.ts";

type GiftAnswerProps = { answer: Answer; typed: Typed; data: MyGiftData };

export function GiftAnswer({ answer, typed, data }: GiftAnswerProps) {
  const { texts, list } = data;
  const { language } = useIslandShell();
  const mru = wholeAmount(typed.amount);
  const plain = latinDigits(typed.number);
  // What was found is no PIN, whatever it looks like.
  const written = answer.kind === "found" ? plain.trim() : cleanTransactionNumber(plain);
  const number: LabelledValue = [texts.form.number.label, written];
  const money = mru ? `${formatAmount(mru, language)}\u00a0${data.currency}` : "";
  const amount: LabelledValue = [texts.found.amount, money];
  if (answer.kind === "found") {
    const { date, program } = answer.receipt;
    const day: LabelledValue = [texts.found.day, showDay(date, data.days)];
    const purpose: LabelledValue = [texts.found.program, data.programs[program]];
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
    return answer.mistakes.number === "pin" ? <WriteToUs lines={[]} data={data} /> : null;
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
      <WriteToUs lines={[number, amount]} data={data} />
    </div>
  );
}

type FoundGiftProps = {
  number: LabelledValue;
  facts: readonly LabelledValue[];
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
        <Exact dir="ltr">{number[1]}</Exact>
      </p>
      <div className="mt-3 grid gap-3">
        {facts.map(([label, value], index) => (
          <div key={label}>
            <p className="text-small text-ink-soft">{label}</p>
            <p
              className={
                index === 0
                  ? "text-figure leading-tight font-bold text-press"
                  : "text-title font-semibold"
              }
            >
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
      <WriteToUs greeting={greetings.found} lines={[number, ...facts]} data={data} />
    </div>
  );
}

type WriteToUsProps = { greeting?: string; lines: readonly LabelledValue[]; data: MyGiftData };

function WriteToUs({ greeting, lines, data }: WriteToUsProps) {
  const shell = useIslandShell();
  const { missing } = data.texts.greetings;
  const message = `${greeting ?? missing}\n${describeMessage(lines, shell)}`;
  return (
    <WhatsAppButton message={message.trim()} className="mt-3 print:hidden">
      {data.texts.whatsapp}
    </WhatsAppButton>
  );
}
