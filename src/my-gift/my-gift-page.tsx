import type { ReactNode } from "react";
import { loadExamples } from "../content/records.server.ts";
import { groupThousands } from "../i18n/format-number.ts";
import { CallToAction } from "../layouts/call-to-action.server.tsx";
import { ExampleBanner } from "../layouts/examples.server.tsx";
import { pageOf, useShell, useTexts } from "../shell/shell-provider.server.tsx";
import { listItems, PageHero, Section } from "../ui/section.tsx";
import { Exact, Trans } from "../ui/trans.tsx";
import { exampleGift } from "./receipt-list.server.ts";

export const MyGiftPage = pageOf<{ children: ReactNode }>(({ shell, children }) => {
  const texts = useTexts("myGift");
  const { privacy, closing } = texts;
  return (
    <>
      <ExampleBanner text={texts.examples.title} />
      <PageHero title={texts.title} lead={texts.lead} beside={children} align="start">
        {loadExamples() && <TryIt />}
      </PageHero>
      <Section title={privacy.title} layout="beside">
        <ul className="ruled-sheet [&>*]:py-4 lg:[&>*]:pe-12">{listItems(privacy.points)}</ul>
      </Section>
      <CallToAction
        texts={{ ...closing, accounts: shell.ui.records.accounts }}
        to={["contact", "accounts"]}
      />
    </>
  );
});

function TryIt() {
  const { number, amount } = exampleGift();
  const values = {
    number: (
      <Exact dir="ltr" className="md:inline-block">
        {number}
      </Exact>
    ),
    amount: groupThousands(Number(amount), useShell().language),
  };
  return (
    <p className="marked max-w-text text-small">
      <Trans text={useTexts("myGift").examples.text} values={values} />
    </p>
  );
}
