import { dayIn } from "../../../src/i18n/day-words.ts";
import { formatAmount, formatMoney } from "../../../src/i18n/format-number.ts";
import { interpolate } from "../../../src/i18n/interpolate.ts";
import { payeeOf } from "../../support/donate-fixtures.ts";
import { figures } from "../../support/donate-page.ts";
import type { InLanguage } from "../../support/every-language.ts";
import { formsIn, type TextFieldName } from "../../support/forms-content.ts";
import type { ServedCopy } from "../../support/served-copy.ts";
import type { Reader } from "./open-reader.ts";
import { expectOnce } from "./spoken.ts";

type Visit = InLanguage & { readonly reader: Reader; readonly site: ServedCopy };

/** Hears the whole page, chooses an amount, copies the number, and hears the page that follows. */
async function give({ reader, site, ...inLanguage }: Visit): Promise<void> {
  const { shell } = inLanguage;
  const texts = inLanguage.texts("donate");
  const payee = payeeOf(shell, texts);
  const [, , other] = figures.giftChoices;
  if (!other) throw new Error("no third gift to choose");
  const money = moneyIn(inLanguage)(other.amount);

  await reader.open(site.origin + shell.paths.donate, texts.head.title);
  const read = await reader.read(...donatePage(inLanguage));
  expectOnce(read, [texts.hero.title, payee.copyLarge]);
  await reader.walk("r", money);
  await reader.press("space", texts.giftChoices[other.id].title);
  await reader.walk("Tab", payee.copy);
  await reader.press("space", payee.nextOnComputer);
  await reader.walk("Tab", texts.donor.after.link);
  await reader.press("Return", inLanguage.texts("afterTransfer").head.title);
  await reader.read(...afterTransfer(inLanguage, other.amount));
}

const moneyIn =
  ({ language }: InLanguage) =>
  (mru: number) =>
    formatMoney(mru, "MRU", language, figures);

/** The words of Donate in the order of the eye. */
function donatePage(inLanguage: InLanguage): string[] {
  const { shell, language, texts: textsOf } = inLanguage;
  const texts = textsOf("donate");
  const { hero, slip, bankily, bankilySection: section, donor } = texts;
  const payee = payeeOf(shell, texts);
  const { holder, reference } = shell.site.bankily;
  const [first] = figures.giftChoices;
  if (!first) throw new Error("no gift to choose");
  const money = moneyIn(inLanguage)(first.amount);
  const amount = formatAmount(first.amount, language, 0);
  const old = formatAmount(first.amount * 10, language, 0);
  return [
    ...[shell.ui.skip, hero.title, hero.lead, slip.ownLabel, money],
    ...[bankily.amountLabel, money, interpolate(donor.old.beside, { amount: old })],
    ...[payee.value, payee.copy, slip.change, bankily.holderLabel, holder],
    ...[texts.giftChoices[first.id].title, slip.example, section.title],
    ...[...payee.steps, payee.copyLarge, interpolate(bankily.stepAmount, { amount: money })],
    ...[bankily.copyAmount, interpolate(donor.old.warning, { amount, old })],
    ...[interpolate(bankily.stepReference, { reference }), bankily.copyReference],
    ...[interpolate(donor.official.checkName, { holder }), bankily.stepConfirm],
    ...[
      donor.after.link,
      donor.after.lead,
      section.currencyNote,
      ...section.secure.points,
      texts.giftChoices.title,
    ],
    ...[texts.calculator.title, texts.currency.amountLabel, shell.ui.trust.label],
  ];
}

/** The slip with what was chosen, and the message, in the order of the eye. */
function afterTransfer(inLanguage: InLanguage, mru: number): string[] {
  const { shell, language, texts: textsOf } = inLanguage;
  const { title, lead, report, message, next, share } = textsOf("afterTransfer");
  const { bankily, donor } = textsOf("donate");
  const old = formatAmount(mru * 10, language, 0);
  return [
    ...[title, lead, report.slip, bankily.amountLabel, moneyIn(inLanguage)(mru)],
    ...[interpolate(donor.old.beside, { amount: old }), payeeOf(shell, textsOf("donate")).value],
    ...[bankily.holderLabel, shell.site.bankily.holder, message.date, dayIn(today(), language)],
    ...[report.title, report.transactionNumber.label, report.amount.label, `${mru}`],
    ...[report.more, report.whatsapp, report.email, report.pin, report.notReceipt],
    ...[next.title, ...next.steps, donor.after.lead, share.title],
  ];
}

const today = () => new Date().toISOString();

const answers: Readonly<Record<string, string>> = {
  name: "Ada Ba",
  email: "ada@example.org",
  phone: "36123456",
  interest: "Food",
  availability: "Always",
  message: "I have a car.",
} satisfies Partial<Record<TextFieldName, string>>;

/** Mistypes an address, sends an empty form, corrects it, sends it, and hears that a connection is back. */
async function apply({ reader, site, ...inLanguage }: Visit): Promise<void> {
  const { texts, labels, submit, path, toasts } = formsIn(inLanguage).volunteer;
  const { head } = inLanguage.texts("getInvolved");
  const { errors, invalid, again, reasons } = texts;
  const required = [
    ...[errors.nameRequired, errors.emailRequired, errors.phoneRequired],
    ...[errors.interestRequired, errors.availabilityRequired, errors.messageRequired],
  ];
  await reader.open(site.origin + path, head.title);
  await reader.walk("e", `${labels.email}`);
  expectOnce(await reader.type("a", texts.liveEmail), [texts.liveEmail]);
  await reader.press("BackSpace");
  await reader.walk("Tab", submit);
  const refused = await reader.press("space", invalid.title, ...required);
  expectOnce(refused, [...required, invalid.title, invalid.text]);
  await reader.walk("Tab", errors.nameRequired);
  await reader.walk("Return", `${labels.name}`, errors.nameRequired);
  for (const [field, label] of Object.entries(labels)) {
    if (field !== "name") await reader.walk("Tab", label);
    await reader.type(answers[field] ?? "");
  }
  await reader.walk("Tab", submit);
  const { title, text } = toasts.success;
  expectOnce(await reader.press("space", title, text), [title, text]);

  await site.stop();
  await reader.fill("volunteer", answers);
  await reader.walk("Tab", submit);
  await reader.press("space", reasons.network);
  expectOnce(await reader.goOnline(again.title, again.text), [again.title, again.text]);
  await reader.walk("Tab", submit);
}

export const journeys = [apply, give] as const;
