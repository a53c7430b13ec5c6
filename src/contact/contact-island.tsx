import type { IslandShell } from "../layouts/shell.ts";
import { Island } from "../ui/island.tsx";
import type { ContactForm } from "./contact-data.ts";
import { MessageForm } from "./message-form.tsx";

/** The hydrated part of Contact: its form. */
export function ContactIsland({ shell, texts, formTexts }: ContactForm & { shell: IslandShell }) {
  return (
    <Island shell={shell}>
      <MessageForm texts={texts} formTexts={formTexts} />
    </Island>
  );
}
