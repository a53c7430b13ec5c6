import type { DonateTexts } from "../../generated/texts.ts";
import { interpolate } from "../i18n/interpolate.ts";
import { InlineLink } from "../ui/button.tsx";
import type { Shell } from "../ui/shell.server.ts";
import { StaticPart } from "../ui/static-part.tsx";
import { Trans } from "../ui/trans.tsx";
import { HolderName } from "./bankily/payees.tsx";

const rowClasses = "flex flex-wrap gap-x-5 gap-y-1";

type ProofProps = { shell: Shell; texts: Pick<DonateTexts, "bankily" | "stats" | "questions"> };

export function Proof({ shell, texts: { bankily, stats, questions } }: ProofProps) {
  const { paths, ui, site } = shell;
  const { families } = shell.stats;
  const holder = { label: <>{bankily.holderLabel}</>, value: <HolderName /> };
  const figures = [
    { value: families.value, label: stats.families },
    stats.transparent,
    stats.direct,
  ];
  return (
    <StaticPart shell={shell}>
      <section aria-label={ui.trust.label} className="page-width grid gap-2 pt-4 text-small">
        <p className={rowClasses}>
          <span data-payee="">
            <Trans text={ui.line} values={holder} />
          </span>
          {site.registration && (
            <span>{interpolate(ui.footer.registration, { number: site.registration.number })}</span>
          )}
          <InlineLink href={paths.accounts}>{ui.more.accounts}</InlineLink>
          <InlineLink href={paths.myGift}>{ui.more.myGift}</InlineLink>
          <InlineLink href={paths.questions}>{questions}</InlineLink>
        </p>
        <dl className={rowClasses}>
          {figures.map(({ value, label }) => (
            <div key={label} className="flex">
              <dt className="order-last">{label}</dt>
              <dd className="me-1.5 font-semibold text-press">
                <bdi dir="ltr">{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <ul aria-label={ui.trust.label} className={`${rowClasses} font-medium`}>
          {shell.badges.map((badge) => (
            <li key={badge}>{badge}</li>
          ))}
        </ul>
      </section>
    </StaticPart>
  );
}
