import { useIslandShell } from "../shell/use-island-shell.ts";
import { ButtonLink, TextLink } from "../ui/button.tsx";
import { Copy } from "../ui/copy.tsx";
import { giftFragment } from "./gift-link.ts";
import { useDonate } from "./use-donate.tsx";

/** What each button that copies the payee has. */
function usePayeeCopy() {
  const { texts, payee } = useDonate();
  const { copiedTitle, selected } = texts.bankily;
  return {
    value: payee.toCopy,
    copiedLabel: payee.copiedLarge,
    toast: { title: copiedTitle, text: payee.copied },
    selected: selected.text,
    copied: <NextStep />,
    isRemembered: true,
  };
}

/** A button that copies the payee, and the next step after a press. */
export function CopyPayee() {
  const { paths } = useIslandShell();
  const { texts, payee, gift } = useDonate();
  const copy = usePayeeCopy();
  return (
    <div data-payee="" className="contents">
      <Copy
        {...copy}
        variant="main"
        label={payee.copy}
        toast={{ ...copy.toast, atStart: true }}
        className="w-full"
        boxClass="grid"
      >
        <p className="print:hidden">
          <TextLink href="#bankily" className="if-pressed">
            {texts.currency.toSteps}
          </TextLink>
          <ButtonLink
            variant="quiet"
            size="small"
            href={paths.afterTransfer + giftFragment(gift.amountMru)}
            className="if-pressed w-full"
          >
            {texts.donor.afterLink}
          </ButtonLink>
        </p>
      </Copy>
    </div>
  );
}

export function CopyLarge() {
  const { copyLarge } = useDonate().payee;
  const style = { variant: "sun", className: "w-full sm:w-auto", boxClass: "w-full" } as const;
  return <Copy {...usePayeeCopy()} {...style} label={copyLarge} />;
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
