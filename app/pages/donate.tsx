import { useMemo, useRef } from "react";
import { PageOpening } from "../components/page-opening.tsx";
import { Section } from "../components/section.tsx";
import { donateSchema } from "../content/schemas/donate.ts";
import { AfterTransfer } from "../donate/after/after-transfer.tsx";
import { BankilySection } from "../donate/bankily/bankily-section.tsx";
import { Calculator } from "../donate/calculator/calculator.tsx";
import { DayWordsContext } from "../donate/dates/use-show-day.ts";
import { type DonateData, donateData } from "../donate/donate-data.server.ts";
import { DonorTextsContext } from "../donate/donor-texts.ts";
import { useGift } from "../donate/gift/use-gift.ts";
import { useGiftAddress } from "../donate/gift/use-gift-address.ts";
import { useTransfer } from "../donate/gift/use-transfer.ts";
import { GiftSlip } from "../donate/gift-slip.tsx";
import { LevelCards } from "../donate/level-cards.tsx";
import { Poster } from "../donate/print/poster.tsx";
import { useRates } from "../donate/rates/use-rates.ts";
import { WhyTrust } from "../donate/why-trust.tsx";
import { describeHead } from "../shell/describe-head.ts";
import { languageOfRequest, textsLoader } from "../shell/page-loader.server.ts";
import { showError } from "../shell/show-toast.tsx";
import type { Route } from "./+types/donate";

const loadPage = textsLoader("donate.yaml", donateSchema);

/** The page's data is one JSON text: the framework's own notation of it weighs 1 KB more. */
export function loader({ request }: Route.LoaderArgs) {
  const { head } = loadPage({ request });
  return { head, packed: JSON.stringify(donateData(languageOfRequest(request))) };
}

export const meta = describeHead;
export const handle = { interactive: true };

export default function DonatePage({ loaderData }: Route.ComponentProps) {
  const { packed } = loaderData;
  const { texts, donor, figures, qrCode, since, days, sentences } = useMemo(
    () => unpack(packed),
    [packed],
  );
  const rates = useRates(figures);
  const gift = useGift(figures, rates.state.rates, () => showError(donor.badLink));
  useGiftAddress(gift.amount, gift.currency);
  const transfer = useTransfer(gift.localValue, figures);
  const panel = useRef<HTMLDivElement>(null);
  const chooseLevel = (localValue: number) => {
    gift.dispatch({ type: "level-chosen", localValue, rates: rates.state.rates });
    panel.current?.focus({ preventScroll: true });
    // Smooth only where the visitor's settings allow it: see `scroll-behavior` in the styles.
    panel.current?.closest("section")?.scrollIntoView();
  };
  return (
    <DayWordsContext value={days}>
      <DonorTextsContext value={donor}>
        <PageOpening
          title={texts.hero.title}
          lead={texts.hero.lead}
          beside={<GiftSlip texts={texts} transfer={transfer} />}
        />
        <Section title={texts.levels.title} lead={texts.levels.lead}>
          <LevelCards
            texts={texts.levels}
            levels={figures.impactLevels}
            figures={figures}
            localValue={gift.localValue}
            onChoose={chooseLevel}
          />
        </Section>
        <Section
          title={texts.currency.title}
          lead={texts.currency.lead}
          id="calculator"
          ground="sand"
        >
          <Calculator texts={texts} figures={figures} rates={rates} gift={gift} panel={panel} />
        </Section>
        <BankilySection texts={texts.bankily} transfer={transfer} code={qrCode} since={since} />
        <AfterTransfer texts={texts.bankily} gift={gift} transfer={transfer} figures={figures} />
        <WhyTrust texts={texts.stats} />
        <Poster texts={texts.bankily} code={qrCode} sentences={sentences} />
      </DonorTextsContext>
    </DayWordsContext>
  );
}

function unpack(packed: string): DonateData {
  return JSON.parse(packed);
}
