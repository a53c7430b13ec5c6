import { friendlyFormatIBAN, isValidIBAN } from "ibantools";
import { loadSite } from "../../content/load-content.ts";
import type { FromAbroad, OtherWay } from "../../content/ways-to-give.ts";
import type { Language } from "../../i18n/languages-schema.ts";
import { drawQr } from "../bankily/qr-code.ts";
import { epcText } from "./epc-code.ts";

/** The further ways to give as the page's island gets them; undefined where `site.yaml` has none. */
export function waysData(language: Language) {
  const { otherWays = [], fromAbroad } = loadSite();
  if (otherWays.length === 0 && fromAbroad === undefined) return undefined;
  return {
    local: otherWays.map((way) => localWay(way, language)),
    abroad: fromAbroad && abroadWay(fromAbroad),
  };
}

type WaysData = NonNullable<ReturnType<typeof waysData>>;
export type LocalWay = WaysData["local"][number];
export type AbroadWay = NonNullable<WaysData["abroad"]>;

/** What is shown in groups, as people read it, and copied without them, as programs take it. */
function localWay(way: OtherWay, language: Language) {
  const { kind, name, holder, tried } = way;
  const steps = way.steps[language.code] ?? [];
  const copied = kind === "wallet" ? way.number : way.account;
  const shown = isValidIBAN(copied) ? groups(copied) : copied;
  return { kind, name, holder, tried, steps, copied, shown };
}

function abroadWay(way: FromAbroad) {
  if (way.kind === "relay") return way;
  const { reference } = loadSite().bankily;
  const code = epcText({ ...way, reference });
  return { ...way, shown: groups(way.iban), code: code === undefined ? undefined : drawQr(code) };
}

const groups = (iban: string) => friendlyFormatIBAN(iban) ?? iban;
