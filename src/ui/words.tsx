import { Fragment, type ReactNode } from "react";
import type { Template } from "../content/kit.ts";
import { placeholderValue, splitTemplate } from "../i18n/fill.ts";
import { Ltr } from "./ltr.tsx";

type WordsProps<Name extends string> = {
  text: Template<Name>;
  values: Readonly<Record<NoInfer<Name>, ReactNode>>;
};

/** A template as text on the page; plain values are isolated left to right. */
export function Words<Name extends string>({ text, values }: WordsProps<Name>) {
  return splitTemplate(text.template).map((part, i) => {
    // The pieces of a sentence never change places, so their position is their identity.
    const key = `${i}`;
    if (part.kind === "text") return <Fragment key={key}>{part.text}</Fragment>;
    const value = placeholderValue(values, part.name);
    return typeof value === "string" ? (
      <Ltr key={key}>{value}</Ltr>
    ) : (
      <Fragment key={key}>{value}</Fragment>
    );
  });
}
