import { type FormEvent, useEffect, useRef, useState } from "react";
import { DirectContacts, LateContacts } from "../charity/contacts.tsx";
import { maxTransactionNumberLength } from "../charity/transaction-number.ts";
import { islandOf } from "../layouts/island.tsx";
import { Button } from "../ui/button.tsx";
import { InputField } from "../ui/field.tsx";
import { Panel } from "../ui/section.tsx";
import { useReady } from "../ui/timing.ts";
import { type Answer, findGift, type Mistakes, type Typed } from "./find-gift.ts";
import { GiftAnswer } from "./gift-answer.tsx";
import type { MyGiftData } from "./my-gift-data.server.ts";
import type { KeyParameters } from "./receipt.ts";

export const MyGiftIsland = islandOf(MyGift);

function MyGift({ data }: { data: MyGiftData }) {
  const { list, texts } = data;
  const { form, noScript, noList } = texts;
  return (
    <Panel className="pb-5 print:not-has-[[data-answer]_h3]:hidden">
      <h2 className="mb-4 text-title">{form.title}</h2>
      <div className={list ? "without-script mt-3" : "mt-3"}>
        <DirectContacts texts={list ? noScript : noList} />
      </div>
      {list && <GiftForm data={data} keyParameters={list} />}
    </Panel>
  );
}

type Search = { readonly answer?: Answer };

/** Typing removes the answer. An answer that comes after that is not shown. */
function useSearch(keyParameters: KeyParameters) {
  const [search, setSearch] = useState<Search>();
  const looking = search !== undefined && search.answer === undefined;
  const lookUp = async (typed: Typed): Promise<Answer | undefined> => {
    if (looking) return undefined;
    const begun: Search = {};
    setSearch(begun);
    const answer = await findGift(typed, keyParameters);
    setSearch((now) => (now === begun ? { answer } : now));
    return answer;
  };
  return { answer: search?.answer, looking, lookUp, forget: () => setSearch(undefined) };
}

type GiftFormProps = { data: MyGiftData; keyParameters: KeyParameters };

/** Without names and address the browser sends nothing, even before the script has come. */
function GiftForm({ data, keyParameters }: GiftFormProps) {
  const { form, noScript } = data.texts;
  const ready = useReady();
  const { answer, looking, lookUp, forget } = useSearch(keyParameters);
  const box = useRef<HTMLDivElement>(null);
  // The answer takes the focus, so that a screen reader reads all of it in its order.
  useEffect(() => {
    if (answer && answer.kind !== "mistake") box.current?.focus();
  }, [answer]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [number, amount] = event.currentTarget.querySelectorAll("input");
    const found = await lookUp({ number: number?.value ?? "", amount: amount?.value ?? "" });
    if (found?.kind === "mistake") (found.mistakes.number ? number : amount)?.focus();
  };
  const mistakes: Mistakes = answer?.kind === "mistake" ? answer.mistakes : {};
  return (
    <form
      method="dialog"
      noValidate
      onSubmit={submit}
      aria-label={form.title}
      className="with-script mt-2 grid gap-4"
    >
      <div className="contents print:hidden">
        <GiftFields texts={data.texts} mistakes={mistakes} onChange={forget} />
      </div>
      <div>
        <Button
          variant="main"
          type="submit"
          disabled={!ready}
          data-busy={looking}
          className="busy-button w-full disabled:opacity-80"
        >
          {looking ? form.looking : form.submit}
        </Button>
        <LateContacts ready={ready} texts={noScript} />
      </div>
      <div ref={box} tabIndex={-1} data-answer="" className="outline-none empty:hidden">
        {answer && <GiftAnswer answer={answer} data={data} />}
      </div>
    </form>
  );
}

type GiftFieldsProps = { texts: MyGiftData["texts"]; mistakes: Mistakes; onChange: () => void };

function GiftFields({ texts, mistakes, onChange }: GiftFieldsProps) {
  return (["number", "amount"] as const).map((field) => {
    const mistake = mistakes[field];
    return (
      <InputField
        key={field}
        id={`gift-${field}`}
        {...texts.form[field]}
        error={mistake && texts[mistake]}
        dir="ltr"
        inputMode={field === "amount" ? "decimal" : "text"}
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={maxTransactionNumberLength * 2}
        aria-invalid={mistake !== undefined}
        onChange={onChange}
      />
    );
  });
}
