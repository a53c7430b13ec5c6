import { interpolate } from "../../i18n/interpolate.ts";
import { ButtonLink, WhatsAppButton } from "../../ui/button.tsx";
import { emailUrl } from "../../ui/contact-links.ts";
import { controlClasses, Field } from "../../ui/field.tsx";
import { useAfterPause } from "../../ui/timing.ts";
import { looksLikePin, maxCodeLength } from "../../ui/transaction-code.ts";
import { useIsland } from "../../ui/use-shell.ts";
import { formatMoney } from "../amount/money.ts";
import type { AfterGiftData } from "./after-data.server.ts";
import { programIds, type SentGift } from "./use-sent-gift.ts";

type GiftProps = { data: AfterGiftData; gift: SentGift };

/** 'I have sent it': one press prepares a message to the charity. Nothing is sent or stored by itself. */
export function GiftReportForm({ data, gift }: GiftProps) {
  const { site } = useIsland();
  const { report } = data.texts;
  return (
    <section aria-labelledby="sent" className="paper-box border-2 border-line">
      <h2 id="sent" className="text-title">
        {report.title}
      </h2>
      <p className="mt-1">{report.pin}</p>
      <div className="with-script mt-4 grid gap-4">
        <SentAmountField data={data} gift={gift} />
        <ProgramField data={data} gift={gift} />
        <CodeField data={data} gift={gift} />
      </div>
      <div data-payee="" className="mt-5 grid gap-3 sm:grid-cols-2">
        <WhatsAppButton variant="main" message={gift.message}>
          {report.whatsapp}
        </WhatsAppButton>
        <ButtonLink
          variant="quiet"
          href={emailUrl(site.email, site.bankily.reference, gift.message)}
        >
          {report.email}
        </ButtonLink>
      </div>
    </section>
  );
}

/** What was sent, which may be another amount than the page to give had. */
function SentAmountField({ data: { texts, config }, gift }: GiftProps) {
  const { language } = useIsland();
  const { amount, amountWrong } = texts.report;
  const max = formatMoney(config.donation.maxAmount, "MRU", language, config);
  const problem = gift.amountIsWrong ? interpolate(amountWrong, { max }) : "";
  const afterPause = useAfterPause(problem);
  return (
    <Field id="sent-amount" label={amount} remark={problem && afterPause}>
      {(ids) => (
        <input
          {...ids}
          type="text"
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          value={gift.amountText}
          aria-invalid={problem !== "" && afterPause !== ""}
          onChange={({ currentTarget }) => gift.typeAmount(currentTarget.value)}
          className={controlClasses}
        />
      )}
    </Field>
  );
}

/** For which program, if the donor wants to say. */
function ProgramField({ data: { texts, programs }, gift }: GiftProps) {
  return (
    <Field id="sent-program" label={texts.report.program}>
      {(ids) => (
        <select
          {...ids}
          value={gift.program ?? ""}
          onChange={({ currentTarget }) =>
            gift.chooseProgram(programIds.find((id) => id === currentTarget.value))
          }
          className={controlClasses}
        >
          <option value="">{texts.report.anyProgram}</option>
          {programIds.map((id) => (
            <option key={id} value={id}>
              {programs[id]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** The transaction number. What looks like a PIN is refused once the visitor pauses. */
function CodeField({ data, gift }: GiftProps) {
  const { code, looksLikePin: pinWords } = data.texts.report;
  const isPin = looksLikePin(gift.code);
  const afterPause = useAfterPause(isPin ? pinWords : "");
  return (
    <Field id="sent-code" label={code} remark={isPin ? afterPause : ""}>
      {(ids) => (
        <input
          {...ids}
          type="text"
          dir="ltr"
          autoComplete="off"
          maxLength={maxCodeLength}
          value={gift.code}
          aria-invalid={isPin && afterPause !== ""}
          onChange={({ currentTarget }) => gift.typeCode(currentTarget.value)}
          className={controlClasses}
        />
      )}
    </Field>
  );
}
