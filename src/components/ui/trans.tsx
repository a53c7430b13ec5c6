import { type ComponentProps, Fragment, type ReactNode } from "react";
import type { Template } from "../../lib/i18n/interpolate.ts";
import { placeholder, placeholderValue } from "../../lib/i18n/interpolate.ts";

type TransProps<Name extends string> = {
  /** A plain text stays as it is. */
  text: Template<Name> | string;
  values: Readonly<Record<NoInfer<Name>, ReactNode>>;
};

/**
 * A sentence with its values. Where an island changes a sentence, it gives its element a new key, which makes a new
 * element: a browser that translates may have removed the text that React would change.
 */
export function Trans<Name extends string>({ text, values }: TransProps<Name>) {
  if (typeof text === "string") return text;
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

/** At 320 px, with the font at 200%, a line of the steps has room for so many capitals. */
const exactSizes = [
  [16, "text-[min(1em,6.6vw)]"],
  [20, "text-[min(1em,5.2vw)]"],
  [30, "text-[min(1em,3.4vw)]"],
  [40, "text-[min(1em,2.9vw)]"],
] as const;

/** What is compared letter by letter has a line of its own, which 40 letters break only when they are spaced. */
export function Exact({ children, className = "", ...props }: ComponentProps<"bdi">) {
  const { length } = String(children);
  const size = exactSizes.find(([most]) => length <= most)?.[1] ?? "";
  return (
    <bdi translate="no" {...props} className={`exact-value ${size} ${className}`}>
      {children}
    </bdi>
  );
}

/** An address breaks only after a slash behind its host. */
export function Address({ children, ...props }: ComponentProps<"bdi"> & { children: string }) {
  return <Ltr {...props}>{keepWhole(children, /(^\w+:\/\/[^/]*\/?|[^/]+\/?)/)}</Ltr>;
}

/** A text in which no line ends within a part, unless the part is wider than its column. @param part is in one group */
export const keepWhole = (text: string, part: RegExp) =>
  text.split(part).map((piece, i) => {
    // The same piece may come twice, and none changes its place.
    const key = `${i}`;
    if (i % 2 === 0) return piece;
    return (
      <span key={key} className="inline-block max-w-full">
        {piece}
      </span>
    );
  });

/** Without it "+222 36 12 34 56" would be painted in reverse groups in Arabic. */
export function Ltr(props: ComponentProps<"bdi">) {
  return <bdi dir="ltr" translate="no" {...props} />;
}
