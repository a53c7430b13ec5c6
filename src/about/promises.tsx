import type { AboutTexts } from "./about-texts.ts";

type PromisesProps = { commitments: AboutTexts["transparency"]["commitments"] };

/** The four transparency commitments as the numbered articles of one sheet. */
export function Promises({ commitments }: PromisesProps) {
  return (
    <ol className="border-2 border-ink-soft bg-white px-5 outline-2 -outline-offset-8 outline-line [counter-reset:step] sm:px-10 sm:py-4">
      {commitments.map(({ title, description }) => (
        <li
          key={title}
          className="step-number flex gap-5 border-t border-line py-5 first:border-t-0 [&::before]:text-accent"
        >
          <div className="min-w-0">
            <h3 className="text-title">{title}</h3>
            <p className="mt-1">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
