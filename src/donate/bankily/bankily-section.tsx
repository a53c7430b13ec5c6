import { Section } from "../../ui/section.tsx";
import { Part, useDonate } from "../donate-context.tsx";
import type { GiftFormState } from "../gift/use-gift.ts";
import { BankilySteps } from "./bankily-steps.tsx";
import { CopyLarge } from "./copy.tsx";
import { numberId } from "./payees.tsx";

export function BankilySection({ gift }: { gift: GiftFormState }) {
  const { texts, payee } = useDonate();
  const { title, lead, stepsTitle } = texts.bankily;
  return (
    <Section title={title} lead={lead} id="bankily" tone="press">
      <div data-payee="" className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_20rem]">
        <div>
          <Part name="payee" />
          <div className="mt-4">
            <CopyLarge payee={payee} shownBy={numberId} />
          </div>
          <Part name="check" />
          <h3 className="mt-6 mb-4 text-title">{stepsTitle}</h3>
          <BankilySteps gift={gift} payee={payee} />
          <Part name="hints" />
        </div>
        <Part name="aside" />
      </div>
    </Section>
  );
}
