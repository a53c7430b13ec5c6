import { friendlyFormatIBAN, isValidIBAN } from "ibantools";
import { inLanguage } from "../../lib/content/records.server.ts";
import { loadSite, type WayToGive } from "../../lib/content/site.server.ts";
import { dayIn } from "../../lib/i18n/day-words.ts";
import { useShell, useTexts } from "../shell/shell-provider.server.tsx";
import { InlineLink } from "../ui/button.tsx";
import { listItems, Section } from "../ui/section.tsx";
import { Ltr, Trans } from "../ui/trans.tsx";
import { HolderName } from "./bankily/payee-value.tsx";

export function OtherWays() {
  const { other } = useTexts("donate").donor;
  const { otherWays = [], fromAbroad = [] } = loadSite();
  if (otherWays.length + fromAbroad.length === 0) return null;
  return (
    <Section title={other.title} lead={other.lead} id="other-ways" data-payee="">
      <ul className="grid gap-10">
        {[...otherWays, ...fromAbroad].map((way) => (
          <Way key={way.name} way={way} />
        ))}
      </ul>
      <p className="mt-6 max-w-text">{other.warning}</p>
    </Section>
  );
}

function Way({ way }: { way: WayToGive }) {
  const { language, ui } = useShell();
  const { tried, abroad } = useTexts("donate").donor.other;
  const name = <bdi>{way.name}</bdi>;
  const isLocal = way.kind === "wallet" || way.kind === "bank";
  const labelled = { label: <>{abroad.title}</>, value: name };
  return (
    <li className="border-t-4 border-sun pt-4">
      <h3 className="text-title">
        {isLocal ? name : <Trans text={ui.labelled} values={labelled} />}
      </h3>
      <p className="text-small text-ink-soft">
        <Trans text={tried} values={{ date: <>{dayIn(way.tried, language)}</> }} />
      </p>
      {way.kind === "relay" ? <Relay way={way} /> : <Account way={way} />}
      {"needs" in way && <p className="mt-3 max-w-text">{inLanguage(way.needs, language)}</p>}
      {"steps" in way && (
        <ol className="mt-4 grid max-w-text list-decimal gap-2 ps-6">
          {listItems(inLanguage(way.steps, language))}
        </ol>
      )}
    </li>
  );
}

type Relayed = Extract<WayToGive, { kind: "relay" }>;

function Relay({ way }: { way: Relayed }) {
  const { abroad } = useTexts("donate").donor.other;
  const values = { association: <bdi>{way.name}</bdi> };
  return (
    <p>
      <Trans text={abroad.relay} values={values} />{" "}
      <InlineLink href={way.address}>
        <Trans text={abroad.open} values={values} />
      </InlineLink>
    </p>
  );
}

/** Without an account a service pays into the number in Bankily. */
function Account({ way }: { way: Exclude<WayToGive, Relayed> }) {
  const { other } = useTexts("donate").donor;
  const { phone } = useShell().site;
  const account = "account" in way ? way.account : undefined;
  const rows = [
    account
      ? [other.account, groups(account)]
      : [other.number, way.kind === "wallet" ? way.number : phone],
    ...(way.kind === "transfer" ? [[other.abroad.bic, way.bic]] : []),
  ];
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
        <Trans text={other.checkName} values={{ holder: <HolderName name={way.holder} /> }} />
      </p>
    </>
  );
}

/** Groups an IBAN as banks print it. `site.server.ts` has taken the spaces out of any other account. */
const groups = (account: string) =>
  isValidIBAN(account) ? (friendlyFormatIBAN(account) ?? account) : account;
