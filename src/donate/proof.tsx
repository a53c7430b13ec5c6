import { InlineLink } from "../ui/button.tsx";
import { Trans } from "../ui/trans.tsx";
import { TrustBadgeList } from "../ui/trust-badges.tsx";
import { useIsland } from "../ui/use-shell.ts";
import { HolderName } from "./bankily/payees.tsx";
import { useDonate } from "./donate-context.tsx";

/** Proof before money: whose account it is, the records to look it up in, and what the charity stands for. */
export function Proof() {
  const { paths, ui } = useIsland();
  const { texts, proof } = useDonate();
  const holder = { label: <>{texts.bankily.holderLabel}</>, value: <HolderName /> };
  return (
    <section aria-label={proof.label} className="page-width grid gap-3 pt-6 text-small">
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <span data-payee="">
          <Trans text={ui.line} values={holder} />
        </span>
        {proof.registration && <span>{proof.registration}</span>}
        <InlineLink href={paths.accounts}>{ui.more.accounts}</InlineLink>
        <InlineLink href={paths.myGift}>{ui.more.myGift}</InlineLink>
        <InlineLink href={paths.questions}>{proof.questions}</InlineLink>
      </p>
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {proof.figures.map(({ value, label }) => (
          <div key={label} className="flex">
            <dt className="order-last">{label}</dt>
            <dd className="me-1.5 font-semibold text-press">
              <bdi dir="ltr">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <TrustBadgeList label={proof.label} badges={proof.badges} />
    </section>
  );
}
