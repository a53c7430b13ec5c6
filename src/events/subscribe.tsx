import { CalendarPlus } from "lucide-react";
import { Ltr } from "../ui/ltr.tsx";
import { useShell } from "../ui/use-shell.ts";
import type { EventsTexts } from "./events-texts.ts";

type SubscribeProps = {
  /** The feed's path. */
  feed: string;
  texts: EventsTexts["calendar"];
};

/**
 * How to have the dates in one's own calendar. `webcal:` makes a phone subscribe where `https:` would
 * only fetch the file once; where nothing answers to it the address is there to copy.
 */
export function Subscribe({ feed, texts }: SubscribeProps) {
  const address = new URL(feed, useShell().address);
  return (
    <div>
      <a
        href={`webcal://${address.host}${address.pathname}`}
        className="inline-flex min-h-12 items-center gap-2 rounded-soft border-2 border-press px-5 py-2 font-semibold text-press hover:bg-press hover:text-white active:bg-press-deep"
      >
        <CalendarPlus aria-hidden className="size-5 shrink-0" />
        {texts.subscribe}
      </a>
      <p className="mt-4 max-w-text">{texts.byHand}</p>
      <p className="mt-1">
        <a
          href={feed}
          className="inline-block max-w-full py-1 font-semibold break-words text-press underline underline-offset-4"
        >
          <Ltr>{address.href}</Ltr>
        </a>
      </p>
    </div>
  );
}
