import type { ReactNode } from "react";
import { WhatsAppButton } from "../charity/contacts.tsx";
import { describeMessage, type LabelledValue } from "../charity/message-links.ts";
import { showDay } from "../i18n/day-words.ts";
import { formatAmount, latinDigits } from "../i18n/format-number.ts";
import { interpolate } from "../i18n/interpolate.ts";
import { useIslandShell } from "../shell/use-island-shell.ts";
import { TextLink } from "../ui/button.tsx";
import { Rosette } from "../ui/ornament.tsx";
import { Exact, Ltr, Trans } from "../ui/trans.tsx";
import type { Answer } from "./find-gift.ts";
import type { MyGiftData } from "./my-gift-data.server.ts";
import type { KnownGift } from "./receipt.ts";

export function GiftAnswer({ answer, data }: { answer: Answer; data: MyGiftData }) {
  if (answer.kind === "found") return <FoundGift answer={answer} data={data} />;
  if (answer.kind !== "mistake") return <NotFound answer={answer} data={data} />;
  // A real number can be as short as a PIN, so the donor can still ask.
  return answer.mistakes.number === "pin" ? <WriteToUs lines={[]} data={data} /> : null;
}

type PropsFor<Kind extends Answer["kind"]> = {
  answer: Extract<Answer, { kind: Kind }>;
  data: MyGiftData;
};

function useAmount({ amount }: KnownGift, { texts, currency }: MyGiftData): LabelledValue {
  const { language } = useIslandShell();
  return [texts.found.amount, `${formatAmount(amount, language)}\u00a0${currency}`];
}

/** What was looked up is no PIN. */
const writtenNumber = ({ number }: KnownGift) => latinDigits(number).trim();

function NotFound({ answer: { kind, gift }, data }: PropsFor<"missing" | "unreachable">) {
  const { list, texts } = data;
  const months = { since: <bdi>{list?.since}</bdi>, through: <bdi>{list?.through}</bdi> };
  const number = writtenNumber(gift);
  const amount = useAmount(gift, data);
  return (
    <div className="marked mt-1">
      <h3 className="text-title">{texts[kind].title}</h3>
      <p className="mt-1">
        {kind === "missing" ? (
          <Trans text={texts.missing.text} values={months} />
        ) : (
          texts.unreachable.text
        )}
      </p>
      {kind === "missing" && <p className="mt-1">{texts.missing.ask}</p>}
      <WriteToUs lines={[[texts.form.number.label, number], amount]} data={data} />
    </div>
  );
}

function FoundGift({ answer: { gift, receipt }, data }: PropsFor<"found">) {
  const { found, form, greetings } = data.texts;
  const number = writtenNumber(gift);
  const amount = useAmount(gift, data);
  const day: LabelledValue = [found.day, showDay(receipt.date, data.days)];
  const program: LabelledValue = [found.program, data.programs[receipt.program]];
  const month = data.list?.months[receipt.date.slice(0, 7)];
  return (
    <div className="mt-1 border-t-2 border-dashed border-line pt-4">
      <div className="flex items-start justify-between gap-4">
        <h3 className="text-title">{found.title}</h3>
        <Rosette className="size-16 text-accent sm:size-20" />
      </div>
      <p className="text-ink-soft">
        <Exact dir="ltr">{number}</Exact>
      </p>
      <div className="mt-3 grid gap-3">
        <Fact label={amount[0]} className="text-figure leading-tight font-bold text-press">
          <Ltr>{amount[1]}</Ltr>
        </Fact>
        {[day, program].map(([label, value]) => (
          <Fact key={label} label={label} className="text-title font-semibold">
            {value}
          </Fact>
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
      <WriteToUs
        greeting={greetings.found}
        lines={[[form.number.label, number], amount, day, program]}
        data={data}
      />
    </div>
  );
}

type FactProps = { label: string; className: string; children: ReactNode };

const Fact = ({ label, className, children }: FactProps) => (
  <div>
    <p className="text-small text-ink-soft">{label}</p>
    <p className={className}>{children}</p>
  </div>
);

type WriteToUsProps = { greeting?: string; lines: readonly LabelledValue[]; data: MyGiftData };

function WriteToUs({ greeting, lines, data }: WriteToUsProps) {
  const shell = useIslandShell();
  const { missing } = data.texts.greetings;
  const message = `${greeting ?? missing}\n${describeMessage(lines, shell)}`;
  return (
    <WhatsAppButton message={message.trim()} className="mt-3 max-sm:px-3 print:hidden">
      {data.texts.whatsapp}
    </WhatsAppButton>
  );
}
