import { ShieldCheck } from "lucide-react";
import type { DonateTexts } from "../donate-texts.ts";

/** The 'Secure & Transparent' box beside the steps. */
export function SecureBox({ texts }: { texts: DonateTexts["bankily"]["secure"] }) {
  return (
    <div className="rounded-soft bg-paper p-5 text-ink sm:p-6">
      <h3 className="flex items-center gap-3 text-title">
        <ShieldCheck aria-hidden className="size-7 shrink-0 text-press" />
        {texts.title}
      </h3>
      <ul className="mt-3 grid list-disc gap-2 ps-5 marker:text-accent">
        {texts.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
