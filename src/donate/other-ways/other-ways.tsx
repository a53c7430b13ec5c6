import { type ReactNode, useId } from "react";
import { TextLink } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { Trans } from "../../ui/trans.tsx";
import { useIsland } from "../../ui/use-shell.ts";
import { CopyButton } from "../bankily/copy.tsx";
import { HolderName } from "../bankily/payees.tsx";
import { QrPicture } from "../bankily/qr-image.tsx";
import { useDonate, useShowDay } from "../donate-context.ts";
import type { GiftFormState } from "../gift/use-gift.ts";
import { OldWarning } from "../old-ouguiya.tsx";
import type { AbroadWay, LocalWay } from "./ways-data.ts";

/** The ways to give beside Bankily; nothing where `site.yaml` has none. */
export function OtherWays({ gift }: { gift: GiftFormState }) {
  const { ways, texts } = useDonate();
  const { other } = texts.donor;
  if (ways === undefined || other === undefined) return null;
  return (
    <Section title={other.title} lead={other.lead} id="other-ways">
      <div className="grid gap-10">
        {ways.local.map((way) => (
          <Way key={way.name} title={way.name} tried={way.tried}>
            <LocalRows way={way} gift={gift} />
            <ol className="mt-6 grid max-w-text list-decimal content-start gap-2 ps-6 lg:mt-0">
              {way.steps.map((step) => (
                <li key={step} className="ps-1">
                  {step}
                </li>
              ))}
            </ol>
          </Way>
        ))}
        {ways.abroad && (
          <Way title={other.abroad.title} tried={ways.abroad.tried}>
            <FromAbroad way={ways.abroad} />
          </Way>
        )}
      </div>
    </Section>
  );
}

type WayProps = { title: string; tried: string; children: ReactNode };

function Way({ title, tried, children }: WayProps) {
  const { other } = useDonate().texts.donor;
  const date = <time dateTime={tried}>{useShowDay()(tried)}</time>;
  return (
    <div className="border-t-4 border-sun pt-4">
      <h3 className="text-title">
        <bdi>{title}</bdi>
      </h3>
      <p className="text-small text-ink-soft">
        {other && <Trans text={other.tried} values={{ date }} />}
      </p>
      <div className="mt-4 gap-x-16 lg:grid lg:grid-cols-2">{children}</div>
    </div>
  );
}

type LocalRowsProps = { way: LocalWay; gift: GiftFormState };

/** What the transfer takes: to whom, how much, in which ouguiya, and the name to compare. */
function LocalRows({ way, gift }: LocalRowsProps) {
  const { bankily, donor } = useDonate().texts;
  const { other, official } = donor;
  const { reference } = useIsland().site.bankily;
  if (other === undefined) return null;
  const name = <bdi>{way.name}</bdi>;
  const label = way.kind === "wallet" ? other.number : other.account;
  return (
    <div>
      <dl>
        <WayRow
          label={<Trans text={label} values={{ name }} />}
          shown={way.shown}
          copied={way.copied}
          of={way.name}
        />
        {gift.amountMru === 0 ? null : (
          <WayRow
            label={bankily.amountLabel}
            shown={gift.shown.mru}
            copied={String(gift.amountMru)}
            of={bankily.amountLabel}
            note={<OldWarning value={gift.amountMru} text={other.warning} />}
          />
        )}
        <WayRow
          label={donor.sent.reference}
          shown={reference}
          copied={reference}
          of={donor.sent.reference}
        />
      </dl>
      <p className="mt-3">
        <Trans text={official.checkName} values={{ name: <HolderName name={way.holder} /> }} />
      </p>
    </div>
  );
}

type Transfer = Extract<AbroadWay, { kind: "transfer" }>;
type Relay = Extract<AbroadWay, { kind: "relay" }>;

/** How to give from abroad: an account, or an association that passes gifts on. */
function FromAbroad({ way }: { way: AbroadWay }) {
  return way.kind === "relay" ? <RelayLink way={way} /> : <TransferRows way={way} />;
}

function RelayLink({ way: { name, address } }: { way: Relay }) {
  const { other } = useDonate().texts.donor;
  if (other === undefined) return null;
  const values = { name: <bdi>{name}</bdi> };
  return (
    <p>
      <Trans text={other.abroad.relay} values={values} />{" "}
      <TextLink href={address}>
        <span>
          <Trans text={other.abroad.open} values={values} />
        </span>
      </TextLink>
    </p>
  );
}

function TransferRows({ way }: { way: Transfer }) {
  const { other, official, sent } = useDonate().texts.donor;
  const { reference } = useIsland().site.bankily;
  if (other === undefined) return null;
  const { abroad } = other;
  return (
    <>
      <div>
        <p>
          <Trans text={abroad.transfer} values={{ bank: <bdi>{way.bank}</bdi> }} />
        </p>
        <dl>
          <WayRow label={abroad.iban} shown={way.shown} copied={way.iban} of={abroad.iban} />
          <WayRow label={abroad.bic} shown={way.bic} copied={way.bic} of={abroad.bic} />
          <WayRow label={sent.reference} shown={reference} copied={reference} of={sent.reference} />
        </dl>
        <p className="mt-3">
          <Trans text={official.checkName} values={{ name: <HolderName name={way.holder} /> }} />
        </p>
      </div>
      {way.code && (
        <figure className="mt-6 flex flex-wrap items-end gap-x-5 gap-y-3 lg:mt-0">
          <QrPicture
            alt={abroad.alt}
            code={way.code}
            className="size-52 shrink-0 rounded-soft bg-white"
          />
          <figcaption className="max-w-64 flex-1 basis-32 text-small text-ink-soft">
            {abroad.caption}
          </figcaption>
        </figure>
      )}
    </>
  );
}

type WayRowProps = {
  label: ReactNode;
  shown: string;
  copied: string;
  /** What is copied, for those who do not see the row. */
  of: string;
  note?: ReactNode;
};

/** One thing to put into the app, with the button that copies it. */
function WayRow({ label, shown, copied, of, note }: WayRowProps) {
  const { bankily, donor } = useDonate().texts;
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-4 border-b border-line py-2">
      <div className="min-w-0 flex-1 basis-36">
        <dt className="text-small text-ink-soft">{label}</dt>
        <dd className="font-semibold">
          <bdi dir="ltr" translate="no" id={id}>
            {shown}
          </bdi>
        </dd>
      </div>
      <dd>
        <CopyButton
          label={bankily.copy}
          of={of}
          variant="quiet"
          text={copied}
          shownBy={id}
          copied={donor.other?.copied ?? ""}
        />
      </dd>
      {note === undefined ? null : <dd className="basis-full text-small">{note}</dd>}
    </div>
  );
}
