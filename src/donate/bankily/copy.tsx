import { Check, Copy } from "lucide-react";
import { useState } from "react";
import type { DonateTexts } from "../../../generated/texts.ts";
import { Button } from "../../ui/button.tsx";
import { useReady } from "../../ui/timing.ts";
import { showError, showSuccess } from "../../ui/toasts.tsx";
import { useDonate } from "../donate-context.tsx";
import type { Payee } from "./payees.tsx";

/**
 * Puts text on the clipboard; never throws.
 *
 * @returns whether it is there. It is not where the clipboard is missing (a page without https, an old
 *   browser) or denied: the page then selects the visible text and says how to copy it, so that the
 *   deprecated `execCommand` with its hidden field, which steals focus, is not tried.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

type Copying = {
  /** What goes to the clipboard, as it is pasted into Bankily: without invisible characters. */
  readonly text: string;
  /** The id of the element that shows it, selected where the clipboard is denied. */
  readonly shownBy: string;
  /** What the toast says once it is copied. */
  readonly copied: string;
};

/** Copies and says so; where the clipboard is denied, selects the text and says how to copy it. */
export async function copyAndTell(
  { text, shownBy, copied }: Copying,
  texts: Pick<DonateTexts["bankily"], "copied" | "selected">,
): Promise<boolean> {
  const isCopied = await copyText(text);
  if (isCopied) {
    showSuccess({ title: texts.copied.title, text: copied });
  } else {
    const element = document.getElementById(shownBy);
    if (element !== null) getSelection()?.selectAllChildren(element);
    showError(texts.selected);
  }
  return isCopied;
}

export type CopyButtonProps = Copying & {
  label: string;
  /** Says what is copied to those who do not see what the button stands beside. */
  name?: string;
  variant: "main" | "quiet" | "onDark";
};

/** A small button that copies what it stands beside; not shown where there is no JavaScript. */
export function CopyButton({ label, name, variant, ...copying }: CopyButtonProps) {
  const ready = useReady();
  const { bankily } = useDonate().texts;
  return (
    <Button
      variant={variant}
      size={variant === "main" ? "medium" : "small"}
      icon={Copy}
      disabled={!ready}
      aria-label={name}
      onClick={() => void copyAndTell(copying, bankily)}
      className={`with-script max-w-full disabled:opacity-60${variant === "main" ? " w-full" : ""}`}
    >
      {label}
    </Button>
  );
}

/** The large copy button, which then says what comes next on this device. */
export function CopyLarge({ payee, shownBy }: { payee: Payee; shownBy: string }) {
  const ready = useReady();
  const { bankily } = useDonate().texts;
  const [next, setNext] = useState("");
  const copyPayee = async () => {
    const copying = { text: payee.value, shownBy, copied: payee.copied };
    const isCopied = await copyAndTell(copying, bankily);
    if (isCopied) setNext(isMobile(navigator) ? payee.nextOnPhone : payee.nextOnComputer);
  };
  const [Icon, label] = next === "" ? [Copy, payee.copyLarge] : [Check, payee.copiedLarge];
  return (
    <div className="with-script">
      <button
        type="button"
        disabled={!ready}
        onClick={() => void copyPayee()}
        className="flex min-h-14 w-full items-center justify-center gap-2 rounded-soft bg-sun px-5 py-2 text-title font-semibold text-ink hover:bg-white active:bg-sand disabled:opacity-60 sm:w-auto"
      >
        <Icon aria-hidden className="size-6 shrink-0" />
        <span>{label}</span>
      </button>
      <p role="status" className="mt-3 max-w-text font-medium empty:hidden">
        {next}
      </p>
    </div>
  );
}

const mobileUserAgent = /Android|iPhone|iPad|iPod|IEMobile|Opera Mini|Mobile|Tablet/i;

/** What is read of the browser's `navigator`. */
type NavigatorFacts = {
  readonly userAgent: string;
  readonly maxTouchPoints?: number;
  /** Chromium's client hints, absent from Safari and Firefox. */
  readonly userAgentData?: { readonly mobile: boolean };
};

/**
 * Whether this browser runs on a phone or tablet, where the Bankily app can be opened. The browser's own
 * statement decides; only without one is the user agent read.
 */
export function isMobile({ userAgent, maxTouchPoints = 0, userAgentData }: NavigatorFacts) {
  // iPadOS calls itself a Macintosh; no Macintosh has a touch screen.
  const isIPad = userAgent.includes("Macintosh") && maxTouchPoints > 1;
  return userAgentData?.mobile ?? (isIPad || mobileUserAgent.test(userAgent));
}
