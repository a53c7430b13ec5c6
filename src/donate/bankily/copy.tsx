import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { useReady } from "../../ui/timing.ts";
import { type CopyTask, copyAndTell } from "../copy-and-tell.ts";
import { useDonate } from "../use-donate.tsx";
import { bankilyNumberId } from "./payees.tsx";

export type CopyButtonProps = CopyTask & {
  label: string;
  /** Says what is copied to those who do not see what the button stands beside. */
  name?: string;
  variant: "main" | "onDark";
};

export function CopyButton({ label, name, variant, ...task }: CopyButtonProps) {
  const ready = useReady();
  const { bankily } = useDonate().texts;
  return (
    <Button
      variant={variant}
      size={variant === "main" ? "medium" : "small"}
      icon={Copy}
      disabled={!ready}
      aria-label={name}
      onClick={() => void copyAndTell(task, bankily)}
      className={`with-script max-w-full disabled:opacity-60${variant === "main" ? " w-full" : ""}`}
    >
      {label}
    </Button>
  );
}

export function CopyLarge() {
  const ready = useReady();
  const { texts, payee } = useDonate();
  const [next, setNext] = useState("");
  const copyPayee = async () => {
    const task = { text: payee.value, shownBy: bankilyNumberId, copied: payee.copied };
    const isCopied = await copyAndTell(task, texts.bankily);
    if (isCopied) setNext(isMobile() ? payee.nextOnPhone : payee.nextOnComputer);
  };
  const [Icon, label] = next === "" ? [Copy, payee.copyLarge] : [Check, payee.copiedLarge];
  return (
    <div className="with-script">
      <button
        type="button"
        disabled={!ready}
        onClick={() => void copyPayee()}
        className="flex gap-2 copy-large"
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

/** Touched, and nothing hovers over it: the Bankily app can be opened there. */
const isMobile = () => matchMedia("(hover: none) and (pointer: coarse)").matches;
