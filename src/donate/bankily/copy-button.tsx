import { Copy } from "lucide-react";
import { useReady } from "../use-ready.ts";
import { type Copying, copyOrSelect } from "./copy-or-select.ts";

const looks = {
  main: "w-full justify-center border-press bg-press text-white hover:border-press-deep hover:bg-press-deep active:bg-ink min-h-12",
  onDark: "border-press-pale text-white hover:bg-white hover:text-press-deep active:bg-sand",
} as const;

type CopyButtonProps = {
  label: string;
  /** What is copied, for those who do not see what the button stands beside. */
  of?: string;
  look: keyof typeof looks;
  copying: Copying;
};

/** A small button that copies what it stands beside; not shown where there is no JavaScript. */
export function CopyButton({ label, of, look, copying }: CopyButtonProps) {
  const ready = useReady();
  return (
    <button
      type="button"
      disabled={!ready}
      onClick={() => void copyOrSelect(copying)}
      className={`with-script inline-flex min-h-11 shrink-0 items-center gap-2 rounded-soft border-2 px-3 font-semibold disabled:opacity-60 ${looks[look]}`}
    >
      <Copy aria-hidden className="size-5" />
      <span>
        {label}
        {of === undefined ? null : <span className="sr-only">: {of}</span>}
      </span>
    </button>
  );
}
