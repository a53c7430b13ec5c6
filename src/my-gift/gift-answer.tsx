import { type GiftLine, giftMessage } from "../donate/after/gift-report.ts";
import { showDay } from "../i18n/day-words.ts";
import { formatAmount } from "../i18n/format-number.ts";
import { WhatsAppButton } from "../ui/button.tsx";
import { Rosette } from "../ui/ornament.tsx";
import { Ltr, Trans } from "../ui/trans.tsx";
import { cleanCode, comparableCode } from "../ui/transaction-code.ts";
import { useIsland } from "../ui/use-shell.ts";
import type { Answer } from "./find-gift.ts";
import type { MyGiftData } from "./my-gift-page.tsx";
import type { Receipt } from "./receipt.ts";

type GiftAnswerProps = {
  answer: Answer;
  /** The code that it is the answer to, as it was typed. */
  typed: string;
  data: MyGiftData;
};

/** What the page found out, in words, and the way to the charity. What is no code is said at the field. */
export function GiftAnswer({ answer, typed, data }: GiftAnswerProps) {
  const { texts, since } = data;
  const code = { label: texts.form.label, value: cleanCode(comparableCode(typed)) };
  switch (answer.kind) {
    case "pin":
    case "notCode":
      return null;
    case "found":
      return <FoundGift receipt={answer.receipt} code={code} data={data} />;
    default:
      return (
        <div className="marked mt-5">
          <h3 className="text-title">{texts[answer.kind].title}</h3>
          {answer.kind === "missing" ? (
            <>
              <p className="mt-1">
                <Trans text={texts.missing.text} values={{ since: <bdi>{since}</bdi> }} />
              </p>
              <p className="mt-1">{texts.missing.ask}</p>
            </>
          ) : (
            <p className="mt-1">{texts[answer.kind].text}</p>
          )}
          <Ask greeting={texts.greetings.missing} lines={[code]} data={data} />
        </div>
      );
  }
}

type FoundGiftProps = { receipt: Receipt; code: GiftLine; data: MyGiftData };

/** The gift as the book has it, with a stamp. */
function FoundGift({ receipt, code, data }: FoundGiftProps) {
  const { language } = useIsland();
  const { found, programs, greetings } = data.texts;
  const day = showDay(receipt.date, data.days);
  const amount = `${formatAmount(receipt.amount, language)}\u00a0${data.currency}`;
  const program = programs[receipt.program];
  const lines = [
    code,
    { label: found.day, value: day },
    { label: found.amount, value: amount },
    { label: found.program, value: program },
  ];
  return (
    <div className="mt-5 border-t-2 border-dashed border-line pt-4" data-answer="found">
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
        <dt className="text-small text-ink-soft">{found.amount}</dt>
        <dd className="text-figure text-press">
          <Ltr>{amount}</Ltr>
        </dd>
        <dt className="mt-3 text-small text-ink-soft">{found.day}</dt>
        <dd className="text-title font-semibold">{day}</dd>
        <dt className="mt-3 text-small text-ink-soft">{found.program}</dt>
        <dd className="text-title font-semibold">{program}</dd>
      </dl>
      <p className="mt-4">{found.ask}</p>
      <Ask greeting={greetings.found} lines={lines} data={data} />
    </div>
  );
}

type AskProps = { greeting: string; lines: readonly GiftLine[]; data: MyGiftData };

/** WhatsApp with the question already written; the donor sends it, or does not. */
function Ask({ greeting, lines, data }: AskProps) {
  const shell = useIsland();
  const known = lines.filter(({ value }) => value !== "");
  const message = giftMessage(greeting, known, shell);
  return (
    <WhatsAppButton message={message} className="mt-3">
      {data.texts.whatsapp}
    </WhatsAppButton>
  );
}
