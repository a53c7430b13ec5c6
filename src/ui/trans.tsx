import { type ComponentProps, Fragment, type ReactNode } from "react";
import type { Template } from "../i18n/interpolate.ts";
import { placeholder, placeholderValue } from "../i18n/interpolate.ts";

type TransProps<Name extends string> = {
  text: Template<Name>;
  values: Readonly<Record<NoInfer<Name>, ReactNode>>;
};

export function Trans<Name extends string>({ text, values }: TransProps<Name>) {
  return text.template.split(placeholder).map((piece, i) => {
    // The pieces of a sentence never change places.
    const key = `${i}`;
    if (i % 2 === 0) return <Fragment key={key}>{piece}</Fragment>;
    const value = placeholderValue(values, piece);
    return typeof value === "string" ? (
      <Ltr key={key}>{value}</Ltr>
    ) : (
      <Fragment key={key}>{value}</Fragment>
    );
  });
}

/** Without it "+222 36 12 34 56" would be painted in reverse groups in Arabic. */
export function Ltr(props: ComponentProps<"bdi">) {
  return <bdi dir="ltr" translate="no" {...props} />;
}
