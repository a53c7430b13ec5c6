import { ArrowRight } from "lucide-react";

const looks = {
  donate: "border-accent bg-accent text-white hover:border-ink hover:bg-ink active:bg-ink-soft",
  main: "border-press bg-press text-white hover:border-press-deep hover:bg-press-deep active:bg-ink",
  quiet: "border-press text-press hover:bg-press hover:text-white active:bg-press-deep",
} as const;

type ActionLinkProps = {
  href: string;
  look: keyof typeof looks;
  /** Leads to another site, which is not told from where. */
  outside?: boolean;
  children: string;
};

/** A link that leads on to the next thing to do; its arrow points the way the page reads. */
export function ActionLink({ href, look, outside = false, children }: ActionLinkProps) {
  return (
    <a
      href={href}
      {...(outside ? { rel: "noreferrer" } : {})}
      className={`inline-flex min-h-12 items-center gap-2 rounded-soft border-2 px-5 py-2 font-semibold ${looks[look]}`}
    >
      {children}
      <ArrowRight aria-hidden className="forward-arrow size-5 shrink-0 mirrored" />
    </a>
  );
}
