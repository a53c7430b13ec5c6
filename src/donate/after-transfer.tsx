import { ActionLink, TextLink } from "../ui/button.tsx";
import { Section } from "../ui/section.tsx";
import { useIsland } from "../ui/use-shell.ts";
import { useDonate } from "./donate-context.tsx";
import { giftFragment } from "./gift/gift-link.ts";
import type { GiftFormState } from "./gift/use-gift.ts";

/** The way on once the gift is sent, which takes along what was sent; the rest is on that page. */
export function AfterTransfer({ gift: { amountMru, suggested } }: { gift: GiftFormState }) {
  const { paths } = useIsland();
  const { title, after } = useDonate().texts.donor;
  const fragment = giftFragment({ amount: amountMru, currency: "MRU", name: suggested });
  return (
    <Section title={title} lead={after.lead} tone="sand">
      {suggested === "" ? null : <p className="mb-4">{after.suggested}</p>}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ActionLink href={paths.afterGift + fragment} variant="main">
          {after.link}
        </ActionLink>
        <TextLink href={paths.poster}>{after.poster}</TextLink>
      </p>
    </Section>
  );
}
