import type { ReactNode } from "react";
import { useIslandShell } from "../shell/use-island-shell.ts";
import { ButtonLink, TextLink } from "../ui/button.tsx";
import { CopyAnswer, Copyable, CopyButton } from "../ui/copy-button.tsx";
import { giftFragment } from "./gift-link.ts";
import { useDonate } from "./use-donate.tsx";

/** A button that copies the payee, and the next step after a press. Before it, a link to the steps only stands in for `children`. */
export function CopyPayee({ children }: { children?: ReactNode }) {
  const { paths } = useIslandShell();
  const { texts, payee, gift } = useDonate();
  const { copiedTitle, selected } = texts.bankily;
  return (
    <div data-payee="" className="contents">
      <Copyable value={payee.toCopy} className="col-span-full grid">
        <CopyButton
          variant="main"
          label={payee.copy}
          copiedLabel={payee.copiedLarge}
          toast={{ title: copiedTitle, text: payee.copied, atStart: true }}
          className="w-full"
          isRemembered
        />
        <CopyAnswer exact={payee.toCopy} selected={selected.text} copied={<NextStep />} />
        <p className="flex flex-wrap gap-x-6 print:hidden">
          <TextLink href="#bankily" className={children ? "once-pressed" : ""}>
            {texts.currency.toSteps}
          </TextLink>
          <ButtonLink
            variant="quiet"
            size="small"
            href={paths.afterTransfer + giftFragment(gift.amountMru)}
            className="once-pressed my-3 w-full"
          >
            {texts.donor.afterLink}
          </ButtonLink>
          {children}
        </p>
      </Copyable>
    </div>
  );
}

/** A device with touch and without hover is a phone, which can have the Bankily app. */
function NextStep() {
  const { nextOnPhone, nextOnComputer } = useDonate().payee;
  return (
    <>
      <span className="on-phone">{nextOnPhone}</span>
      <span className="on-computer">{nextOnComputer}</span>
    </>
  );
}

export function CopyLarge() {
  const { texts, payee } = useDonate();
  const { copiedTitle, selected } = texts.bankily;
  return (
    <Copyable value={payee.toCopy} className="w-full">
      <CopyButton
        variant="sun"
        label={payee.copyLarge}
        copiedLabel={payee.copiedLarge}
        toast={{ title: copiedTitle, text: payee.copied }}
        className="w-full sm:w-auto"
        isRemembered
      />
      <CopyAnswer exact={payee.toCopy} selected={selected.text} copied={<NextStep />} />
    </Copyable>
  );
}
