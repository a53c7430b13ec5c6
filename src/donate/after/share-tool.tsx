import { useState } from "react";
import type { DonorTexts } from "../donor-schema.ts";

type ShareToolProps = {
  texts: DonorTexts["share"];
  shared: { readonly text: string; readonly url: string };
  /** The same as a WhatsApp draft. */
  whatsApp: string;
  /** Copies the link, or selects the element with this id. */
  copy: (shownBy: string) => void;
  looks: { readonly main: string; readonly quiet: string };
};

const linkId = "share-link";

/** Shares the gift through the phone's own sheet; where there is none, by WhatsApp or a copied link. */
export function ShareTool({ texts, shared, whatsApp, copy, looks }: ShareToolProps) {
  const [bySheet, setBySheet] = useState("share" in navigator);
  const openSheet = () =>
    navigator.share(shared).catch((problem: unknown) => {
      const closed = problem instanceof DOMException && problem.name === "AbortError";
      if (!closed) setBySheet(false);
    });
  return (
    <>
      <p className="mt-1 text-small text-ink-soft">
        <bdi dir="ltr" id={linkId} className="break-all">
          {shared.url}
        </bdi>
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {bySheet ? (
          <button type="button" onClick={() => void openSheet()} className={looks.main}>
            {texts.title}
          </button>
        ) : (
          <>
            <a href={whatsApp} rel="noreferrer" className={looks.main}>
              {texts.whatsapp}
            </a>
            <button type="button" onClick={() => copy(linkId)} className={looks.quiet}>
              {texts.copy}
            </button>
          </>
        )}
      </div>
    </>
  );
}
