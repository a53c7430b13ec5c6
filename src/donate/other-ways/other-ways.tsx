import type { ReactNode } from "react";
import { Section } from "../../ui/section.tsx";
import { useIsland } from "../../ui/use-shell.ts";
import { Words } from "../../ui/words.tsx";
import { HolderName } from "../bankily/payees.tsx";
import { useDonate, useShowDay } from "../donate-context.ts";
import type { GiftFormState } from "../gift/use-gift.ts";
import { OldWarning } from "../old-ouguiya.tsx";
import { FromAbroad } from "./from-abroad.tsx";
import { WayRow } from "./way-row.tsx";
import type { LocalWay } from "./ways-data.ts";

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
        {other && <Words text={other.tried} values={{ date }} />}
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
          label={<Words text={label} values={{ name }} />}
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
        <Words text={official.checkName} values={{ name: <HolderName name={way.holder} /> }} />
      </p>
    </div>
  );
}
