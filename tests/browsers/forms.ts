import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { formsIn, type SiteForm, type TextFieldName } from "../support/forms-content.ts";
import { hasFocus, heldBy, textsOf } from "./in-page.ts";
import { inLanguage, look, open, openReady, press, see, site, typeInto } from "./visitor.ts";

const form = "main form";
const submit = `${form} [type=submit]`;

test("an application reaches the mailbox (fr)", async () => {
  const french = inLanguage("fr");
  const { volunteer } = formsIn(french);
  const typed = {
    name: "Aïcha Mint Mohamed",
    email: "aicha@example.org",
    phone: "36 12 ٣٤ 56",
    interest: "Distribution",
    availability: "Le samedi",
    message: `J’ai une camionnette. ${randomUUID()}`,
  };
  await openReady(volunteer.path);
  await fill(volunteer, typed);
  await press(submit, volunteer.submit);
  const mail = await vi.waitUntil(async () => {
    const mails = await site.mails();
    return mails.find(({ message }) => message === typed.message);
  }, 8000);
  const { name, email, ...others } = typed;
  expect(mail).toEqual({
    ...others,
    from_name: name,
    from_email: email,
    phone: "+22236123456",
    to_email: french.shell.site.email,
    message_id: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
  });
  await see(true, hasFocus, "main [data-outcome]");
  const [outcome] = await look(textsOf, "main [data-outcome]");
  expect(outcome).toContain(volunteer.toasts.success.title);
  await see("", heldBy, "#volunteer-name");
});

test("the error summary takes the focus and leads to the fields (ar)", async () => {
  const { contact } = formsIn(inLanguage("ar"));
  const { errors, summary } = contact.texts;
  await openReady(contact.path);
  await press(submit, contact.submit);
  await see(true, hasFocus, `${form} [role=alert]`);
  expect((await look(textsOf, `${form} [role=alert]`))[0]).toContain(summary.title);
  await see(
    [errors.nameRequired, errors.emailRequired, errors.subjectRequired, errors.messageRequired],
    textsOf,
    `${form} [role=alert] a`,
  );
  await press(`${form} [role=alert] a`, errors.messageRequired);
  await see(true, hasFocus, "#contact-message");
});

test("a draft is there again after a reload and another page (en)", async () => {
  const english = inLanguage("en");
  const { contact } = formsIn(english);
  await openReady(contact.path);
  const fields = await fill(contact, {
    name: "Oumar Ba",
    message: "Where can I bring clothes? وشكرًا",
  });
  const expectAll = async () => {
    for (const [css, text] of fields) await see(text, heldBy, css);
  };
  await expectAll();
  await openReady(contact.path);
  await expectAll();
  await open(english.shell.paths.about);
  await openReady(contact.path);
  await expectAll();
});

async function fill({ id }: SiteForm, values: Partial<Record<TextFieldName, string>>) {
  const filled = Object.entries(values).map(([name, text]) => [`#${id}-${name}`, text] as const);
  for (const [css, text] of filled) await typeInto(css, text);
  return filled;
}
