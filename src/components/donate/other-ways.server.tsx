import { friendlyFormatIBAN, isValidIBAN } from "ibantools";
import type { ReactNode } from "react";
import { loadSite, type WayFromAbroad } from "../../lib/content/site.server.ts";
import { dayIn } from "../../lib/i18n/day-words.ts";
import { useShell, useTexts } from "../shell/shell-provider.server.tsx";
import { TextLink } from "../ui/button.tsx";
import { listItems, Section } from "../ui/section.tsx";
import { Ltr, Trans } from "../ui/trans.tsx";
import { HolderName } from "./bankily/payee-value.tsx";

export function OtherWays() {
  const { other } = useTexts("donate").donor;
  const { ui } = useShell();
  const { otherWays = [], fromAbroad = [] } = loadSite();
  if (otherWays.length + fromAbroad.length === 0) return null;
  return (
    <Section title={other.title} lead={other.lead} id="other-ways" data-payee="">
      <ul className="grid gap-10">
        {otherWays.map((way) => (
          <Way key={way.name} title={<bdi>{way.name}</bdi>} tried={way.tried}>
            {way.kind === "wallet" ? (
              <Account rows={[[other.number, way.number]]} holder={way.holder} />
            ) : (
              <Account rows={[[other.account, groups(way.account)]]} holder={way.holder} />
            )}
            <Steps steps={way.steps} />
          </Way>
        ))}
        {fromAbroad.map((way) => (
          <Way
            key={way.name}
            title={
              <Trans
                text={ui.labelled}
                values={{ label: <>{other.abroad.title}</>, value: <bdi>{way.name}</bdi> }}
              />
            }
            tried={way.tried}
          >
            <FromAbroad way={way} />
          </Way>
        ))}
      </ul>
      <p className="mt-6 max-w-text">{other.warning}</p>
    </Section>
  );
}

function FromAbroad({ way }: { way: WayFromAbroad }) {
  const { other } = useTexts("donate").donor;
  const { language, site } = useShell();
  if (way.kind === "relay") return <Relay way={way} />;
  if (way.kind === "transfer") {
    const rows = [
      [other.account, groups(way.account)],
      [other.abroad.bic, way.bic],
    ] as const;
    return <Account rows={rows} holder={way.holder} />;
  }
  const row = way.account
    ? ([other.account, groups(way.account)] as const)
    : ([other.number, site.phone] as const);
  return (
    <>
      <Account rows={[row]} holder={way.holder} />
      <p className="mt-3 max-w-text">{way.needs[language.code]}</p>
      <Steps steps={way.steps} />
    </>
  );
}

function Relay({ way }: { way: Extract<WayFromAbroad, { kind: "relay" }> }) {
  const { abroad } = useTexts("donate").donor.other;
  const values = { association: <bdi>{way.name}</bdi> };
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

function Steps({ steps }: { steps: Readonly<Record<string, readonly string[]>> }) {
  return (
    <ol className="mt-4 grid max-w-text list-decimal gap-2 ps-6">
      {listItems(steps[useShell().language.code] ?? [])}
    </ol>
  );
}

type WayProps = { title: ReactNode; tried: string; children: ReactNode };

function Way({ title, tried, children }: WayProps) {
  const day = dayIn(tried, useShell().language);
  return (
    <li className="border-t-4 border-sun pt-4">
      <h3 className="text-title">{title}</h3>
      <p className="text-small text-ink-soft">
        <Trans text={useTexts("donate").donor.other.tried} values={{ date: <>{day}</> }} />
      </p>
      {children}
    </li>
  );
}

type AccountProps = {
  rows: readonly (readonly [label: string, value: string])[];
  holder: string;
};

function Account({ rows, holder }: AccountProps) {
  const { checkName } = useTexts("donate").donor.other;
  return (
    <>
      <div className="mt-3 ruled-details">
        {rows.map(([label, value]) => (
          <div key={label}>
            <p>{label}</p>
            <div className="font-semibold">
              <Ltr className="select-all">{value}</Ltr>
            </div>
          </div>
        ))}
      </div>
      <p className="mt-3">
        <Trans text={checkName} values={{ holder: <HolderName name={holder} /> }} />
      </p>
    </>
  );
}

/** Groups an IBAN as banks print it. `site.server.ts` has taken the spaces out of any other account. */
const groups = (account: string) =>
  isValidIBAN(account) ? (friendlyFormatIBAN(account) ?? account) : account;
