import { type FormEvent, useRef, useState } from "react";
import { DirectContacts } from "../forms/direct-contacts.tsx";
import type { IslandShell } from "../layouts/shell.ts";
import { Button } from "../ui/button.tsx";
import { controlClasses, Field } from "../ui/field.tsx";
import { Island } from "../ui/island.tsx";
import { Card } from "../ui/section.tsx";
import { useReady } from "../ui/timing.ts";
import { maxCodeLength } from "../ui/transaction-code.ts";
import { type Answer, findGift, hasCrypto } from "./find-gift.ts";
import { GiftAnswer } from "./gift-answer.tsx";
import type { MyGiftData } from "./my-gift-page.tsx";

/** The hydrated part of Find my gift: the sheet on which a code is typed and its gift shown. */
export function MyGiftIsland({ shell, data }: { shell: IslandShell; data: MyGiftData }) {
  const { noScript } = data.texts;
  return (
    <Island shell={shell}>
      <Card className="pb-5 print:hidden">
        <h2 className="text-title">{data.texts.form.title}</h2>
        <div className="without-script mt-3">
          <DirectContacts texts={noScript} />
        </div>
        <CodeForm data={data} />
      </Card>
    </Island>
  );
}

/** A search: what was typed, and what became of it once that is known. */
type Search = { readonly typed: string; readonly answer: Answer | undefined };

/**
 * The field has no name and the form no address: nothing typed can leave by a submit, not even before
 * the script is there.
 */
function CodeForm({ data }: { data: MyGiftData }) {
  const { form, noScript, notCode, pin } = data.texts;
  const ready = useReady();
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState<Search>();
  const looking = search !== undefined && search.answer === undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (looking) return;
    const begun: Search = { typed: field.current?.value ?? "", answer: undefined };
    setSearch(begun);
    const answer = await findGift(begun.typed, data.keyParameters);
    // Typing something new removes the answer; one that comes after that is dropped.
    setSearch((now) => (now === begun ? { ...begun, answer } : now));
    if (answer.kind === "pin" || answer.kind === "notCode") field.current?.focus();
  };
  const errors: Partial<Record<Answer["kind"], string>> = { pin, notCode };
  const error = search?.answer && errors[search.answer.kind];
  // Where there is no cryptography the page says so at once, not only after a try.
  const shown = ready && !hasCrypto() ? ({ kind: "noCrypto" } as const) : search?.answer;
  return (
    <form
      method="dialog"
      noValidate
      onSubmit={submit}
      aria-label={form.title}
      className="with-script mt-2"
    >
      <Field id="gift-code" label={form.label} hint={form.hint} error={error}>
        {(ids) => (
          <input
            {...ids}
            ref={field}
            type="text"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={maxCodeLength * 2}
            aria-invalid={error !== undefined}
            onChange={() => setSearch(undefined)}
            className={`${controlClasses} rtl:text-end`}
          />
        )}
      </Field>
      <Button
        variant="main"
        type="submit"
        disabled={!ready}
        data-busy={looking}
        className="busy-button mt-4 w-full disabled:opacity-60"
      >
        {looking ? form.looking : form.submit}
      </Button>
      <div role="status">
        {ready ? null : (
          <div className="after-a-while">
            <DirectContacts texts={noScript} />
          </div>
        )}
        {shown && <GiftAnswer answer={shown} typed={search?.typed ?? ""} data={data} />}
      </div>
    </form>
  );
}
