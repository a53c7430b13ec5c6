import { ActionLink } from "../ui/action-link.tsx";
import type { EventView } from "./describe-event.ts";
import type { EventsTexts } from "./events-texts.ts";
import { appliedKey } from "./remember-applied.ts";

type ComeLinkProps = { event: EventView; texts: EventsTexts; look: "main" | "quiet" };

/**
 * "I will come": to the application, filled in for this event; for who has applied from this device, to
 * a WhatsApp text that is written already (`events-script.ts` shows the one or the other).
 */
export function ComeLink({ event, texts, look }: ComeLinkProps) {
  const { apply } = texts.come;
  return (
    <>
      <span data-applied={appliedKey}>
        <ActionLink href={event.apply} look={look}>
          {apply}
        </ActionLink>
      </span>
      <span data-applied={appliedKey} hidden>
        <ActionLink href={event.whatsApp} look={look} outside>
          {apply}
        </ActionLink>
      </span>
    </>
  );
}
