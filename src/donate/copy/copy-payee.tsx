import { type ReactNode, useEffect, useRef, useState } from "react";
import { readDraft, writeDraft } from "../../forms/draft.ts";
import { showSuccess } from "../../shell/toasts.tsx";
import { useIslandShell } from "../../shell/use-island-shell.ts";
import { Button, ButtonLink, TextLink } from "../../ui/button.tsx";
import { Check, Copy } from "../../ui/icons.tsx";
import { giftFragment } from "../gift-link.ts";
import { useDonate } from "../use-donate.tsx";
import { useCopy } from "./use-copy.ts";

type CopyPayeeProps = { shownBy: string; children?: ReactNode };

/** A button that copies the payee, and the next step after a press. Before it, a link to the steps only stands in for `children`. */
export function CopyPayee({ shownBy, children }: CopyPayeeProps) {
  const { paths } = useIslandShell();
  const { texts, payee, gift } = useDonate();
  const { isCopied, mayHavePaid, hasReturned, message, button } = useCopyPayee({
    shownBy,
    atStart: true,
  });
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) answer.current?.scrollIntoView({ block: "nearest" });
  }, [message]);
  return (
    <div data-payee="" className="with-script contents">
      <Button
        {...button}
        variant={hasReturned ? "quiet" : "main"}
        icon={isCopied ? Check : Copy}
        className="col-span-full w-full disabled:opacity-80"
      >
        {isCopied ? payee.copiedLarge : payee.copy}
      </Button>
      <div ref={answer} className="order-1 scroll-mb-4 print:hidden">
        <p aria-live="polite" className="font-medium not-empty:mt-2">
          {message}
        </p>
        <p className="flex flex-wrap gap-x-6">
          {(mayHavePaid || !children) && (
            <TextLink href="#bankily">{texts.currency.toSteps}</TextLink>
          )}
          {mayHavePaid && (
            <ButtonLink
              variant={hasReturned ? "main" : "quiet"}
              size="small"
              href={paths.afterTransfer + giftFragment(gift.amountMru)}
              className="my-3 w-full"
            >
              {texts.donor.afterLink}
            </ButtonLink>
          )}
          {children}
        </p>
      </div>
    </div>
  );
}

export function CopyLarge({ shownBy }: { shownBy: string }) {
  const { payee } = useDonate();
  const { isCopied, message, button } = useCopyPayee({ shownBy });
  const [Icon, label] = isCopied ? [Check, payee.copiedLarge] : [Copy, payee.copyLarge];
  return (
    <div className="with-script w-full">
      <button {...button} type="button" className="flex gap-2 copy-large">
        <Icon aria-hidden className="size-6 shrink-0 max-[15rem]:hidden" />
        <span>{label}</span>
      </button>
      <p aria-live="polite" className="max-w-text font-medium not-empty:mt-3">
        {message}
      </p>
    </div>
  );
}

/** The page itself answers a press. */
function useCopyPayee({ shownBy, atStart = false }: { shownBy: string; atStart?: boolean }) {
  const { texts, payee } = useDonate();
  const { copiedTitle, selected } = texts.bankily;
  const { result, button } = useCopy({ text: payee.toCopy, shownBy }, (now) => {
    writeDraft("copied", { payee: payee.toCopy });
    if (now === "copied") showSuccess({ title: copiedTitle, text: payee.copied, atStart });
  });
  // A phone may close the tab while Bankily is open. Whoever comes back must not be led to give again.
  const [wasCopied, setWasCopied] = useState(false);
  useEffect(() => setWasCopied(readDraft("copied")?.texts["payee"] === payee.toCopy), [payee]);
  const isCopied = result === "copied";
  const nextStep = () => (isMobile() ? payee.nextOnPhone : payee.nextOnComputer);
  const failure = result === "refused" ? selected.text : "";
  const hasReturned = wasCopied && result === undefined;
  const mayHavePaid = wasCopied || result !== undefined;
  return { isCopied, mayHavePaid, hasReturned, message: isCopied ? nextStep() : failure, button };
}

/** A device with touch and without hover is a phone, which can have the Bankily app. */
const isMobile = () => matchMedia("(hover: none) and (pointer: coarse)").matches;
