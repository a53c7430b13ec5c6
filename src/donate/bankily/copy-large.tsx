import { Check, Copy } from "lucide-react";
import { useState } from "react";
import type { DonateTexts } from "../donate-texts.ts";
import { isMobile } from "../is-mobile.ts";
import { useReady } from "../use-ready.ts";
import { copyOrSelect } from "./copy-or-select.ts";
import type { Payee } from "./use-payees.ts";

type CopyLargeProps = { texts: DonateTexts["bankily"]; payee: Payee; shownBy: string };

/** The large copy button, which then says what comes next on this device. */
export function CopyLarge({ texts, payee, shownBy }: CopyLargeProps) {
  const ready = useReady();
  const [copiedOn, setCopiedOn] = useState<"phone" | "computer">();
  const copy = async () => {
    const { value, copied } = payee;
    const { selected } = texts;
    const result = await copyOrSelect({ text: value, shownBy, copied, selected });
    if (result === "copied") setCopiedOn(isMobile() ? "phone" : "computer");
  };
  const Icon = copiedOn === undefined ? Copy : Check;
  return (
    <div className="with-script">
      <button
        type="button"
        disabled={!ready}
        onClick={() => void copy()}
        className="flex min-h-14 w-full items-center justify-center gap-2 rounded-soft bg-sun px-5 py-2 text-title font-semibold text-ink hover:bg-white active:bg-sand disabled:opacity-60 sm:w-auto"
      >
        <Icon aria-hidden className="size-6 shrink-0" />
        {/* In an element: a browser that translates the page takes away a text beside an icon. */}
        <span>{copiedOn === undefined ? payee.copyLarge : payee.copiedLarge}</span>
      </button>
      <p role="status" className="mt-3 max-w-text font-medium empty:hidden">
        {copiedOn === "phone" ? payee.nextOnPhone : null}
        {copiedOn === "computer" ? payee.nextOnComputer : null}
      </p>
    </div>
  );
}
