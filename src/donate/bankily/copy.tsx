import { type ReactNode, useEffect, useRef, useState } from "react";
import { useIslandShell } from "../../shell/use-island-shell.ts";
import { Button, TextLink } from "../../ui/button.tsx";
import { Check, Copy } from "../../ui/icons.tsx";
import { useReady } from "../../ui/timing.ts";
import { copyAndTell } from "../copy-and-tell.ts";
import { giftFragment } from "../gift-link.ts";
import { type LabelledTask, useCopyButton } from "../use-copy-button.tsx";
import { useDonate } from "../use-donate.tsx";

export function CopyButton(task: LabelledTask) {
  const ready = useReady();
  const button = useCopyButton(task, useDonate().texts.bankily);
  return (
    <Button
      variant="onDark"
      size="small"
      disabled={!ready}
      {...button}
      className="with-script max-w-full disabled:opacity-60"
    />
  );
}

type CopyPayeeProps = { shownBy: string; children: ReactNode };

/** A button that copies the payee. Then the next step and its ways take the place of `children`, last in a grid. */
export function CopyPayee({ shownBy, children }: CopyPayeeProps) {
  const { paths } = useIslandShell();
  const { texts, payee, gift } = useDonate();
  const { isCopied, said, copyPayee, ready } = useCopiedPayee(shownBy);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said) place.current?.scrollIntoView({ block: "nearest" });
  }, [said]);
  return (
    <div data-payee="" className="with-script contents">
      <Button
        variant="main"
        icon={isCopied ? Check : Copy}
        disabled={!ready}
        onClick={copyPayee}
        className="w-full disabled:opacity-60"
      >
        {isCopied ? payee.copiedLarge : payee.copy}
      </Button>
      <div ref={place} className="order-1 scroll-mb-4 print:hidden">
        <p aria-live="polite" className="font-medium leading-snug not-empty:mt-2">
          {said}
        </p>
        {isCopied ? (
          <p className="flex flex-wrap gap-x-6">
            <TextLink href="#bankily">{texts.currency.toSteps}</TextLink>
            <TextLink href={paths.afterTransfer + giftFragment({ amount: gift.amountMru })}>
              {texts.donor.sent}
            </TextLink>
          </p>
        ) : (
          children
        )}
      </div>
    </div>
  );
}

export function CopyLarge({ shownBy }: { shownBy: string }) {
  const { payee } = useDonate();
  const { isCopied, said, copyPayee, ready } = useCopiedPayee(shownBy);
  const [Icon, label] = isCopied ? [Check, payee.copiedLarge] : [Copy, payee.copyLarge];
  return (
    <div className="with-script w-full">
      <button type="button" disabled={!ready} onClick={copyPayee} className="flex gap-2 copy-large">
        <Icon aria-hidden className="size-6 shrink-0" />
        <span>{label}</span>
      </button>
      <p aria-live="polite" className="max-w-text font-medium not-empty:mt-3">
        {said}
      </p>
    </div>
  );
}

function useCopiedPayee(shownBy: string) {
  const ready = useReady();
  const { texts, payee } = useDonate();
  const [next, setNext] = useState("");
  const [failure, tell] = useState("");
  const copy = async () => {
    const task = { text: payee.bare, shownBy, copied: payee.copied, tell };
    const isCopied = await copyAndTell(task, texts.bankily);
    if (isCopied) setNext(isMobile() ? payee.nextOnPhone : payee.nextOnComputer);
  };
  return { ready, isCopied: next !== "", said: next || failure, copyPayee: () => void copy() };
}

/** A device with touch and without hover is a phone, which can have the Bankily app. */
const isMobile = () => matchMedia("(hover: none) and (pointer: coarse)").matches;
