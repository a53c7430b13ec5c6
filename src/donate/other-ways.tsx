import { type ReactNode, useId } from "react";
import { TextLink } from "../ui/button.tsx";
import { Section } from "../ui/section.tsx";
import { Ltr, Trans } from "../ui/trans.tsx";
import { useIsland } from "../ui/use-shell.ts";
import { CopyButton } from "./bankily/copy.tsx";
import { HolderName } from "./bankily/payees.tsx";
import { QrFigure } from "./bankily/qr-image.tsx";
import { Day, useDonate } from "./donate-context.tsx";
import type { WaysData } from "./donate-data.ts";
import type { GiftFormState } from "./gift/use-gift.ts";
import { OldWarning } from "./old-ouguiya.tsx";

type Texts = WaysData["texts"];

/** The ways to give beside Bankily; nothing where `site.yaml` has none. */
export function OtherWays({ gift }: { gift: GiftFormState }) {
  const { ways } = useDonate();
  if (ways === undefined) return null;
  const { texts, local, abroad } = ways;
  return (
    <Section title={texts.title} lead={texts.lead} id="other-ways">
      <div data-payee="" className="grid gap-10">
        {local.map((way) => (
          <Way key={way.name} title={way.name} tried={way.tried} texts={texts}>
            <LocalWay way={way} gift={gift} texts={texts} />
          </Way>
        ))}
        {abroad && (
          <Way title={texts.abroad.title} tried={abroad.tried} texts={texts}>
            <FromAbroad way={abroad} texts={texts} />
          </Way>
        )}
      </div>
    </Section>
  );
}

type WayProps = { title: string; tried: string; texts: Texts; children: ReactNode };

function Way({ title, tried, texts, children }: WayProps) {
  return (
    <div className="border-t-4 border-sun pt-4">
      <h3 className="text-title">
        <bdi>{title}</bdi>
      </h3>
      <p className="text-small text-ink-soft">
        <Trans text={texts.tried} values={{ date: <Day date={tried} /> }} />
      </p>
      <div className="mt-4 gap-x-16 lg:grid lg:grid-cols-2">{children}</div>
    </div>
  );
}

type LocalWayProps = { way: WaysData["local"][number]; gift: GiftFormState; texts: Texts };

/** To whom, how much and in which ouguiya, and the steps in the app or at the bank. */
function LocalWay({ way, gift, texts }: LocalWayProps) {
  const { amountLabel } = useDonate().texts.bankily;
  const { amountMru, shown } = gift;
  const label = way.kind === "wallet" ? texts.number : texts.account;
  const account = {
    label: <Trans text={label} values={{ name: <bdi>{way.name}</bdi> }} />,
    what: way.name,
    shown: way.shown,
    copied: way.copied,
  };
  const amount = {
    label: amountLabel,
    what: amountLabel,
    shown: shown.mru,
    copied: String(amountMru),
    note: <OldWarning value={amountMru} text={texts.warning} />,
  };
  return (
    <>
      <div>
        <Rows
          rows={amountMru === 0 ? [account] : [account, amount]}
          holder={way.holder}
          texts={texts}
        />
      </div>
      <ol className="mt-6 grid max-w-text list-decimal content-start gap-2 ps-6 lg:mt-0">
        {way.steps.map((step) => (
          <li key={step} className="ps-1">
            {step}
          </li>
        ))}
      </ol>
    </>
  );
}

type FromAbroadProps = { way: NonNullable<WaysData["abroad"]>; texts: Texts };

/** How to give from abroad: an association that passes gifts on, or an account. */
function FromAbroad({ way, texts }: FromAbroadProps) {
  const { abroad } = texts;
  if (way.kind === "relay") {
    const values = { name: <bdi>{way.name}</bdi> };
    return (
      <p>
        <Trans text={abroad.relay} values={values} />{" "}
        <TextLink href={way.address}>
          <span>
            <Trans text={abroad.open} values={values} />
          </span>
        </TextLink>
      </p>
    );
  }
  const rows = [
    { label: abroad.iban, what: abroad.iban, shown: way.shown, copied: way.iban },
    { label: abroad.bic, what: abroad.bic, shown: way.bic, copied: way.bic },
  ];
  return (
    <>
      <div>
        <p>
          <Trans text={abroad.transfer} values={{ bank: <bdi>{way.bank}</bdi> }} />
        </p>
        <Rows rows={rows} holder={way.holder} texts={texts} />
      </div>
      {way.code && (
        <div className="mt-6 lg:mt-0">
          <QrFigure
            code={way.code}
            texts={abroad}
            codeClasses="size-52"
            captionClasses="text-ink-soft"
          />
        </div>
      )}
    </>
  );
}

type Row = {
  label: ReactNode;
  /** What is copied, for those who do not see the row. */
  what: string;
  shown: string;
  copied: string;
  note?: ReactNode;
};

type RowsProps = { rows: readonly Row[]; holder: string; texts: Texts };

/** What is to be put into the app, with copy buttons, the reference last, and the name to compare. */
function Rows({ rows, holder, texts }: RowsProps) {
  const { bankily, donor } = useDonate().texts;
  const { official, sent } = donor;
  const { reference } = useIsland().site.bankily;
  const id = useId();
  const last = { label: sent.reference, what: sent.reference, shown: reference, copied: reference };
  return (
    <>
      <dl className="ruled-details">
        {[...rows, last].map(({ label, what, shown, copied, note }: Row, i) => (
          <div key={what} className="flex flex-wrap items-center gap-x-4">
            <div className="min-w-0 flex-1 basis-36">
              <dt>{label}</dt>
              <dd className="font-semibold">
                <Ltr id={`${id}-${i}`}>{shown}</Ltr>
              </dd>
            </div>
            <dd>
              <CopyButton
                label={bankily.copy}
                what={what}
                variant="quiet"
                text={copied}
                shownBy={`${id}-${i}`}
                copied={texts.copied}
              />
            </dd>
            {note && <dd className="basis-full text-small">{note}</dd>}
          </div>
        ))}
      </dl>
      <p className="mt-3">
        <Trans text={official.checkName} values={{ name: <HolderName name={holder} /> }} />
      </p>
    </>
  );
}
