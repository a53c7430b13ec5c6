import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Check, Copy } from "../../ui/icons.tsx";
import { useLive, useReady } from "../../ui/timing.ts";
import { type CopyTask, copyAndTell } from "../copy-and-tell.ts";
import { useDonate } from "../use-donate.tsx";

export type CopyButtonProps = CopyTask & { label: string };

export function CopyButton({ label, ...task }: CopyButtonProps) {
  const ready = useReady();
  const { bankily } = useDonate().texts;
  return (
    <Button
      variant="onDark"
      size="small"
      icon={Copy}
      disabled={!ready}
      onClick={() => void copyAndTell(task, bankily)}
      className="with-script max-w-full disabled:opacity-60"
    >
      {label}
    </Button>
  );
}

/** A button that copies the payee and then shows the next step. */
export function CopyPayee({ label, shownBy }: { label: string; shownBy: string }) {
  const { next, copyPayee, ready } = useCopiedPayee(shownBy);
  const live = useLive();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The next step has more lines than the label and may reach below the screen.
    if (next !== "") place.current?.scrollIntoView({ block: "nearest" });
  }, [next]);
  return (
    <div ref={place} aria-live={live} className="with-script scroll-mb-4">
      <Button
        variant="main"
        icon={next === "" ? Copy : Check}
        disabled={!ready}
        onClick={copyPayee}
        className={`w-full py-1 disabled:opacity-60 ${next === "" ? "" : "text-start text-small leading-snug"}`}
      >
        {next || label}
      </Button>
    </div>
  );
}

export function CopyLarge({ shownBy }: { shownBy: string }) {
  const { payee } = useDonate();
  const { next, copyPayee, ready } = useCopiedPayee(shownBy);
  const [Icon, label] = next === "" ? [Copy, payee.copyLarge] : [Check, payee.copiedLarge];
  return (
    <div className="with-script basis-full">
      <button type="button" disabled={!ready} onClick={copyPayee} className="flex gap-2 copy-large">
        <Icon aria-hidden className="size-6 shrink-0" />
        <span>{label}</span>
      </button>
      <p aria-live="polite" className="max-w-text font-medium not-empty:mt-3">
        {next}
      </p>
    </div>
  );
}

function useCopiedPayee(shownBy: string) {
  const ready = useReady();
  const { texts, payee } = useDonate();
  const [next, setNext] = useState("");
  const copy = async () => {
    const task = { text: payee.bare, shownBy, copied: payee.copied, isAnswered: true };
    const isCopied = await copyAndTell(task, texts.bankily);
    if (isCopied) setNext(isMobile() ? payee.nextOnPhone : payee.nextOnComputer);
  };
  return { ready, next, copyPayee: () => void copy() };
}

/** A device with touch and without hover is a phone, which can have the Bankily app. */
const isMobile = () => matchMedia("(hover: none) and (pointer: coarse)").matches;
