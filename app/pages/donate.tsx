import { useRef } from "react";
import { PageOpening } from "../components/page-opening.tsx";
import { Section } from "../components/section.tsx";
import { loadFigures } from "../content/load-content.server.ts";
import { donateSchema } from "../content/schemas/donate.ts";
import { BankilySection } from "../donate/bankily/bankily-section.tsx";
import { donateQrCode } from "../donate/bankily/qr-code.server.ts";
import { Calculator } from "../donate/calculator/calculator.tsx";
import { useGift } from "../donate/gift/use-gift.ts";
import { useTransfer } from "../donate/gift/use-transfer.ts";
import { GiftSlip } from "../donate/gift-slip.tsx";
import { LevelCards } from "../donate/level-cards.tsx";
import { useRates } from "../donate/rates/use-rates.ts";
import { WhyTrust } from "../donate/why-trust.tsx";
import { describeHead } from "../shell/describe-head.ts";
import { languageOfRequest, textsLoader } from "../shell/page-loader.server.ts";
import type { Route } from "./+types/donate";

const loadPage = textsLoader("donate.yaml", donateSchema);

export function loader({ request }: Route.LoaderArgs) {
  const { currencies, donation, impactLevels, impactTiers } = loadFigures();
  return {
    ...loadPage({ request }),
    figures: { currencies, donation, impactLevels, impactTiers },
    qrCode: donateQrCode(languageOfRequest(request)),
  };
}

export const meta = describeHead;
export const handle = { interactive: true };

export default function DonatePage({ loaderData }: Route.ComponentProps) {
  const { texts, figures, qrCode } = loaderData;
  const rates = useRates(figures);
  const gift = useGift(figures, rates.state.rates);
  const transfer = useTransfer(gift.localValue, figures);
  const panel = useRef<HTMLDivElement>(null);
  const chooseLevel = (localValue: number) => {
    gift.dispatch({ type: "level-chosen", localValue, rates: rates.state.rates });
    panel.current?.focus({ preventScroll: true });
    // Smooth only where the visitor's settings allow it: see `scroll-behavior` in the styles.
    panel.current?.closest("section")?.scrollIntoView();
  };
  return (
    <>
      <PageOpening
        title={texts.hero.title}
        lead={texts.hero.lead}
        beside={<GiftSlip texts={texts} transfer={transfer?.shown} />}
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
      <BankilySection texts={texts.bankily} transfer={transfer} code={qrCode} />
      <WhyTrust texts={texts.stats} />
    </>
  );
}
