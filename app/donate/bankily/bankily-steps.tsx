import type { ReactNode } from "react";
import { Words } from "../../components/words.tsx";
import type { DonateTexts } from "../../content/schemas/donate.ts";
import { useShell } from "../../shell/use-shell.ts";
import type { Transfer } from "../gift/use-transfer.ts";
import { CopyButton } from "./copy-button.tsx";

type BankilyStepsProps = {
  texts: DonateTexts["bankily"];
  /** Undefined while there is no amount. */
  transfer: Transfer | undefined;
};

const ids = { amount: "step-amount", reference: "step-reference" } as const;

/** The five steps of the transfer, with what each needs at hand to be copied. */
export function BankilySteps({ texts, transfer }: BankilyStepsProps) {
  const { phone, bankily } = useShell().site;
  const [open, enterNumber, enterAmount, addReference, confirm] = texts.steps;
  const { selected } = texts;
  const copied = (text: string) => ({ title: texts.copied.title, text });
  return (
    <ol className="grid gap-5 [counter-reset:step]">
      <Step>{open}</Step>
      <Step>
        <Words text={enterNumber} values={{ phone: <Key nowrap>{phone}</Key> }} />
      </Step>
      <Step
        button={
          transfer === undefined ? null : (
            <CopyButton
              label={texts.copyAmount}
              look="onDark"
              copying={{
                text: transfer.digits,
                shownBy: ids.amount,
                copied: copied(texts.copiedAmount),
                selected,
              }}
            />
          )
        }
      >
        {transfer === undefined ? (
          texts.stepNoAmount
        ) : (
          <Words
            text={enterAmount}
            values={{ amount: <Key id={ids.amount}>{transfer.shown}</Key> }}
          />
        )}
      </Step>
      <Step
        button={
          <CopyButton
            label={texts.copyReference}
            look="onDark"
            copying={{
              text: bankily.reference,
              shownBy: ids.reference,
              copied: copied(texts.copiedReference),
              selected,
            }}
          />
        }
      >
        <Words
          text={addReference}
          values={{ reference: <Key id={ids.reference}>{bankily.reference}</Key> }}
        />
      </Step>
      <Step>{confirm}</Step>
    </ol>
  );
}

function Step({ children, button }: { children: ReactNode; button?: ReactNode }) {
  return (
    <li className="step-number flex gap-4">
      <div className="flex min-h-11 flex-1 flex-wrap items-center gap-x-5 gap-y-1">
        <p>{children}</p>
        {button}
      </div>
    </li>
  );
}

/** What is to be entered, set apart from the sentence; a press selects all of it. */
function Key({ id, nowrap, children }: { id?: string; nowrap?: true; children: string }) {
  return (
    <bdi
      dir="ltr"
      {...(id ? { id } : {})}
      className={`font-semibold text-sun select-all ${nowrap ? "whitespace-nowrap" : ""}`}
    >
      {children}
    </bdi>
  );
}
