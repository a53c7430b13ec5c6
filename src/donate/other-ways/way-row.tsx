import { type ReactNode, useId } from "react";
import { CopyButton } from "../bankily/copy.tsx";
import { useDonate } from "../donate-context.ts";

type WayRowProps = {
  label: ReactNode;
  shown: string;
  copied: string;
  /** What is copied, for those who do not see the row. */
  of: string;
  note?: ReactNode;
};

/** One thing to put into the app, with the button that copies it. */
export function WayRow({ label, shown, copied, of, note }: WayRowProps) {
  const { bankily, donor } = useDonate().texts;
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-4 border-b border-line py-2">
      <div className="min-w-0 flex-1 basis-36">
        <dt className="text-small text-ink-soft">{label}</dt>
        <dd className="font-semibold">
          <bdi dir="ltr" translate="no" id={id}>
            {shown}
          </bdi>
        </dd>
      </div>
      <dd>
        <CopyButton
          label={bankily.copy}
          of={of}
          variant="quiet"
          text={copied}
          shownBy={id}
          copied={donor.other?.copied ?? ""}
        />
      </dd>
      {note === undefined ? null : <dd className="basis-full text-small">{note}</dd>}
    </div>
  );
}
