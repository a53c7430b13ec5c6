import { ArrowRight } from "lucide-react";

const looks = {
  donate: "bg-accent text-white hover:bg-ink active:bg-ink",
  main: "bg-press text-white hover:bg-press-deep active:bg-ink",
  quiet: "border-2 border-press text-press hover:bg-press hover:text-white active:bg-press-deep",
  onDark: "bg-sun text-ink hover:bg-white active:bg-sand",
} as const;

type ActionLinkProps = { href: string; look: keyof typeof looks; children: string };

/** A link that leads on to the next thing to do; its arrow points the way the page reads. */
export function ActionLink({ href, look, children }: ActionLinkProps) {
  return (
    <a
      href={href}
      className={`inline-flex min-h-12 items-center gap-2 rounded-soft px-5 py-2 font-semibold ${looks[look]}`}
    >
      {children}
      <ArrowRight aria-hidden className="size-5 shrink-0 rtl:-scale-x-100" />
    </a>
  );
}
