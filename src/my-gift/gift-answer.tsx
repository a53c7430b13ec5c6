import { type GiftLine, giftMessage } from "../donate/after/gift-report.ts";
import { showDay } from "../i18n/day-words.ts";
import { formatAmount, latinDigits } from "../i18n/format-number.ts";
import { WhatsAppButton } from "../ui/button.tsx";
import { Rosette } from "../ui/ornament.tsx";
import { Ltr, Trans } from "../ui/trans.tsx";
import { cleanCode } from "../ui/transaction-code.ts";
import { useIsland } from "../ui/use-shell.ts";
import { type Answer, type Typed, wholeAmount } from "./find-gift.ts";
import type { MyGiftData } from "./my-gift-page.tsx";
import type { Receipt } from "./receipt.ts";

type GiftAnswerProps = {
  answer: Answer;
  typed: Typed | undefined;
  data: MyGiftData;
};

export function GiftAnswer({ answer, typed, data }: GiftAnswerProps) {
  const { texts } = data;
  const { language } = useIsland();
  const amountMru = wholeAmount(typed?.amount ?? "");
  const code = { label: texts.form.code.label, value: cleanCode(latinDigits(typed?.code ?? "")) };
  const amount = {
    label: texts.found.amount,
    value: amountMru ? `${formatAmount(amountMru, language)}\u00a0${data.currency}` : "",
  };
  if (answer.kind === "found") {
    return <FoundGift receipt={answer.receipt} known={{ code, amount }} data={data} />;
  }
  if (answer.kind === "mistake") {
    // Whoever has a real number of so few digits must not be left alone with it.
    return answer.mistakes.code === "pin" ? <Ask lines={[]} data={data} /> : null;
  }
  return (
    <div className="marked mt-1">
      <h3 className="text-title">{texts[answer.kind].title}</h3>
      {answer.kind === "missing" ? (
        <Missing data={data} />
      ) : (
        <p className="mt-1">{texts[answer.kind].text}</p>
      )}
      <Ask lines={[code, amount]} data={data} />
    </div>
  );
}

function Missing({ data: { texts, list } }: { data: MyGiftData }) {
  const months = { since: <bdi>{list?.since}</bdi>, through: <bdi>{list?.through}</bdi> };
  return (
    <>
      <p className="mt-1">
        <Trans text={texts.missing.text} values={months} />
      </p>
      <p className="mt-1">{texts.missing.ask}</p>
    </>
  );
}

type FoundGiftProps = {
  receipt: Receipt;
  known: { code: GiftLine; amount: GiftLine };
  data: MyGiftData;
};

function FoundGift({ receipt, known: { code, amount }, data }: FoundGiftProps) {
  const { found, greetings } = data.texts;
  const facts = [
    { label: found.day, value: showDay(receipt.date, data.days) },
    { label: found.program, value: data.programs[receipt.program] },
  ];
  return (
    <div className="mt-1 border-t-2 border-dashed border-line pt-4" data-answer="found">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h3 className="text-title">{found.title}</h3>
          <p className="break-all text-ink-soft">
            <Ltr>{code.value}</Ltr>
          </p>
        </div>
        <Rosette className="rosette-stamp" />
      </div>
      <dl className="mt-3">
        <dt className="text-small text-ink-soft">{amount.label}</dt>
        <dd className="text-figure text-press">
          <Ltr>{amount.value}</Ltr>
        </dd>
        {facts.map(({ label, value }) => (
          <div key={label} className="mt-3">
            <dt className="text-small text-ink-soft">{label}</dt>
            <dd className="text-title font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">{found.ask}</p>
      <Ask greeting={greetings.found} lines={[code, amount, ...facts]} data={data} />
    </div>
  );
}

type AskProps = { greeting?: string; lines: readonly GiftLine[]; data: MyGiftData };

function Ask({ greeting, lines, data }: AskProps) {
  const shell = useIsland();
  const known = lines.filter(({ value }) => value !== "");
  const message = giftMessage(greeting ?? data.texts.greetings.missing, known, shell);
  return (
    <WhatsAppButton message={message} className="mt-3">
      {data.texts.whatsapp}
    </WhatsAppButton>
  );
}
