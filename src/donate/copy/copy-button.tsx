import type { ComponentProps } from "react";
import { Button } from "../../ui/button.tsx";
import { Check, Copy } from "../../ui/icons.tsx";
import { useReady } from "../../ui/timing.ts";
import { type CopyTask, type CopyTexts, useCopy } from "./use-copy.ts";

type CopyButtonProps = Pick<ComponentProps<typeof Button>, "variant" | "size"> & {
  label: string;
  task: CopyTask;
  texts: CopyTexts;
};

export function CopyButton({ label, task, texts, ...look }: CopyButtonProps) {
  const ready = useReady();
  const { result, copy } = useCopy(task, texts);
  return (
    <Button
      {...look}
      icon={result === "copied" ? Check : Copy}
      disabled={!ready}
      onClick={copy}
      className="with-script max-w-full disabled:opacity-80"
    >
      {/* The toast is announced. The name still says what a press does. */}
      {result === "copied" ? (
        <>
          {texts.copiedTitle}
          <span className="sr-only"> {label}</span>
        </>
      ) : (
        label
      )}
    </Button>
  );
}
