import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { formsIn, type SiteForm, type TextFieldName } from "../support/forms-content.ts";
import { hasFocus, heldBy, textsOf } from "./in-page.ts";
import { inLanguage, type Journey } from "./journey.ts";
import { poll } from "./support/poll.ts";
import type { Visitor } from "./visitor.ts";

const form = "main form";
const submit = `${form} [type=submit]`;

/** Writing to the charity. */
export const formJourneys: readonly Journey[] = [
  {
    name: "an application reaches the mailbox (fr)",
    run: async (visitor) => {
      const french = inLanguage("fr");
      const { volunteer } = formsIn(french);
      const marker = randomUUID();
      await visitor.openReady(volunteer.path);
      await fill(visitor, volunteer, {
        name: "Aïcha Mint Mohamed",
        email: "aicha@example.org",
        phone: "36 12 ٣٤ 56",
        interest: "Distribution",
        availability: "Le samedi",
        message: `J’ai une camionnette. ${marker}`,
      });
      await visitor.press({ css: submit, text: volunteer.submit });
      const mail = await poll("the application in the mailbox", async () => {
        const mails = await visitor.site.mails();
        return mails.find(({ message }) => message?.includes(marker));
      });
      const { message_id: number = "", ...sent } = mail;
      assert.match(number, /^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
      assert.deepEqual(sent, {
        from_name: "Aïcha Mint Mohamed",
        from_email: "aicha@example.org",
        phone: "+22236123456",
        interest: "Distribution",
        availability: "Le samedi",
        message: `J’ai une camionnette. ${marker}`,
        to_email: french.shell.site.email,
      });
      await visitor.expect(true, hasFocus, "main [data-outcome]");
      const [outcome = ""] = await visitor.look(textsOf, "main [data-outcome]");
      assert.ok(outcome.includes(volunteer.toasts.success.title), outcome);
      await visitor.expect("", heldBy, await visitor.field(form, volunteer.labels.name ?? ""));
    },
  },
  {
    name: "the error summary takes the focus and leads to the fields (ar)",
    run: async (visitor) => {
      const { contact } = formsIn(inLanguage("ar"));
      const { errors, summary } = contact.texts;
      await visitor.openReady(contact.path);
      await visitor.press({ css: submit, text: contact.submit });
      await visitor.expect(true, hasFocus, `${form} [role=alert]`);
      const [title = ""] = await visitor.look(textsOf, `${form} [role=alert]`);
      assert.ok(title.includes(summary.title), title);
      await visitor.expect(
        [errors.nameRequired, errors.emailRequired, errors.subjectRequired, errors.messageRequired],
        textsOf,
        `${form} [role=alert] a`,
      );
      await visitor.press({ css: `${form} [role=alert] a`, text: errors.messageRequired });
      const message = await visitor.field(form, contact.labels.message ?? "");
      await visitor.expect(true, hasFocus, message);
    },
  },
  {
    name: "a draft is there again after a reload and another page (en)",
    run: async (visitor) => {
      const english = inLanguage("en");
      const { contact } = formsIn(english);
      const typed = { name: "Oumar Ba", message: "Where can I bring clothes? وشكرًا" };
      await visitor.openReady(contact.path);
      const fields = await fill(visitor, contact, typed);
      const expectAll = async () => {
        for (const [css, text] of fields) await visitor.expect(text, heldBy, css);
      };
      await expectAll();
      await visitor.openReady(contact.path);
      await expectAll();
      await visitor.open(english.shell.paths.about);
      await visitor.openReady(contact.path);
      await expectAll();
    },
  },
];

/** Types into a form and gives the selector of each field with what it should hold. */
async function fill(
  visitor: Visitor,
  { labels }: SiteForm,
  values: Partial<Record<TextFieldName, string>>,
): Promise<[css: string, text: string][]> {
  const names = [
    "name",
    "email",
    "phone",
    "interest",
    "availability",
    "subject",
    "message",
  ] as const;
  const filled: [string, string][] = [];
  for (const name of names) {
    const text = values[name];
    if (text === undefined) continue;
    const css = await visitor.field(form, labels[name] ?? "");
    await visitor.typeInto(css, text);
    filled.push([css, text]);
  }
  return filled;
}
