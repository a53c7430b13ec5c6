import { useState } from "react";
import { Check, Copy } from "../ui/icons.tsx";
import { type CopyTask, copyAndTell } from "./copy-and-tell.ts";

export type LabelledTask = CopyTask & { readonly label: string };

/** What a button says and does that copies a text. When it is another text, its label is the first one again. */
export function useCopyButton(
  { label, ...task }: LabelledTask,
  texts: Parameters<typeof copyAndTell>[1],
) {
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    if (await copyAndTell(task, texts)) setCopied(task.text);
  };
  const isCopied = copied === task.text;
  return {
    icon: isCopied ? Check : Copy,
    onClick: () => void copy(),
    // The toast is announced. The name still says what a press does.
    children: isCopied ? (
      <>
        {texts.copiedTitle}
        <span className="sr-only"> {label}</span>
      </>
    ) : (
      label
    ),
  };
}
