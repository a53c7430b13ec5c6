import type { ComponentProps, ReactNode } from "react";
import { useIsland } from "../ui/use-shell.ts";
import { DirectContacts } from "./direct-contacts.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import type { FormTexts } from "./forms-texts.ts";
import { Honeypot } from "./honeypot-field.tsx";

type FormFrameProps = {
  texts: Pick<FormTexts, "noScript" | "summary" | "honeypot" | "draft" | "privacy">;
  label: string;
  formProps: ComponentProps<"form">;
  summary: ComponentProps<typeof ErrorSummary>["errors"];
  refusals: number;
  children: ReactNode;
};

/** What both forms have around their fields: errors on top, the trap, the privacy line. */
export function FormFrame({
  texts,
  label,
  formProps,
  summary,
  refusals,
  children,
}: FormFrameProps) {
  const { paths } = useIsland();
  return (
    <>
      <div className="without-script">
        <DirectContacts texts={texts.noScript} />
      </div>
      <form {...formProps} aria-label={label} className="with-script">
        <ErrorSummary title={texts.summary.title} errors={summary} refusals={refusals} />
        <div className="grid gap-5">
          {children}
          <Honeypot label={texts.honeypot} />
        </div>
        <p className="mt-5 text-small">
          {texts.draft.kept} {texts.privacy.text}{" "}
          <a
            href={paths.privacy}
            className="inline-block py-1 text-press underline underline-offset-4"
          >
            {texts.privacy.link}
          </a>
        </p>
      </form>
    </>
  );
}
