import type { ComponentProps } from "react";
import type { DonateTexts } from "../../../generated/texts.ts";
import { showError, showSuccess } from "../../shell/toasts.tsx";
import { Button } from "../../ui/button.tsx";
import { Check, Copy } from "../../ui/icons.tsx";
import { type CopyTask, useCopy } from "./use-copy.ts";

type CopyButtonProps = Pick<ComponentProps<typeof Button>, "variant" | "size"> & {
  label: string;
  task: CopyTask & { readonly copied: string };
  texts: Pick<DonateTexts["bankily"], "copiedTitle" | "selected">;
};

export function CopyButton({ label, task, texts, ...look }: CopyButtonProps) {
  const { copiedTitle, selected } = texts;
  const { result, button } = useCopy(task, (now) =>
    now === "copied" ? showSuccess({ title: copiedTitle, text: task.copied }) : showError(selected),
  );
  return (
    <Button
      {...look}
      {...button}
      icon={result === "copied" ? Check : Copy}
      className="with-script max-w-full disabled:opacity-80"
    >
      {/* The toast is announced. The name still says what a press does. */}
      {result === "copied" ? (
        <>
          {copiedTitle}
          <span className="sr-only"> {label}</span>
        </>
      ) : (
        label
      )}
    </Button>
  );
}
