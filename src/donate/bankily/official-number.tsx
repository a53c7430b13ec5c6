import { useIsland } from "../../ui/use-shell.ts";
import { Words } from "../../ui/words.tsx";
import { useDonorTexts } from "../donor-texts.ts";

/** A day as it is written in the content, and in words of the language. */
export type ShownDate = { readonly date: string; readonly words: string };

/** How a donor knows that the number is right, and what to do about one that is not. */
export function OfficialNumber({ since }: { since: ShownDate }) {
  const { site, paths } = useIsland();
  const { official } = useDonorTexts();
  const { accountName } = site.bankily;
  return (
    <div className="mt-5 max-w-text border-s-4 border-sun ps-4">
      {accountName === undefined ? null : (
        <p className="font-semibold">
          <Words text={official.account} values={{ name: <bdi>{accountName}</bdi> }} />
        </p>
      )}
      <p>
        <Words
          text={official.since}
          values={{ date: <time dateTime={since.date}>{since.words}</time> }}
        />{" "}
        {official.pin}
      </p>
      <a
        href={paths.contact}
        className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-sun"
      >
        {official.report}
      </a>
    </div>
  );
}
