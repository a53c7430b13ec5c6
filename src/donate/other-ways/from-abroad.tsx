import { useIsland } from "../../ui/use-shell.ts";
import { Words } from "../../ui/words.tsx";
import { HolderName } from "../bankily/payees.tsx";
import { QrPicture } from "../bankily/qr-image.tsx";
import { useDonate } from "../donate-context.ts";
import { WayRow } from "./way-row.tsx";
import type { AbroadWay } from "./ways-data.ts";

type Transfer = Extract<AbroadWay, { kind: "transfer" }>;
type Relay = Extract<AbroadWay, { kind: "relay" }>;

/** How to give from abroad: an account, or an association that passes gifts on. */
export function FromAbroad({ way }: { way: AbroadWay }) {
  return way.kind === "relay" ? <RelayLink way={way} /> : <TransferRows way={way} />;
}

function RelayLink({ way: { name, address } }: { way: Relay }) {
  const { other } = useDonate().texts.donor;
  if (other === undefined) return null;
  const values = { name: <bdi>{name}</bdi> };
  return (
    <p>
      <Words text={other.abroad.relay} values={values} />{" "}
      <a
        href={address}
        rel="noreferrer"
        className="inline-flex min-h-11 items-center font-semibold text-press underline underline-offset-4 hover:text-ink"
      >
        <span>
          <Words text={other.abroad.open} values={values} />
        </span>
      </a>
    </p>
  );
}

function TransferRows({ way }: { way: Transfer }) {
  const { other, official, sent } = useDonate().texts.donor;
  const { reference } = useIsland().site.bankily;
  if (other === undefined) return null;
  const { abroad } = other;
  return (
    <>
      <div>
        <p>
          <Words text={abroad.transfer} values={{ bank: <bdi>{way.bank}</bdi> }} />
        </p>
        <dl>
          <WayRow label={abroad.iban} shown={way.shown} copied={way.iban} of={abroad.iban} />
          <WayRow label={abroad.bic} shown={way.bic} copied={way.bic} of={abroad.bic} />
          <WayRow label={sent.reference} shown={reference} copied={reference} of={sent.reference} />
        </dl>
        <p className="mt-3">
          <Words text={official.checkName} values={{ name: <HolderName name={way.holder} /> }} />
        </p>
      </div>
      {way.code && (
        <figure className="mt-6 flex flex-wrap items-end gap-x-5 gap-y-3 lg:mt-0">
          <QrPicture
            alt={abroad.alt}
            code={way.code}
            className="size-52 shrink-0 rounded-soft bg-white"
          />
          <figcaption className="max-w-64 flex-1 basis-32 text-small text-ink-soft">
            {abroad.caption}
          </figcaption>
        </figure>
      )}
    </>
  );
}
