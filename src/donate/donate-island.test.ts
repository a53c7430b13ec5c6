import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { languages } from "../content/load-content.ts";
import { loadTexts } from "../content/load-texts.ts";
import { islandShell, loadShell } from "../layouts/shell.ts";
import { parseAmount } from "./amount/parse-amount.ts";
import { donateData } from "./donate-data.ts";
import { DonateIsland } from "./donate-island.tsx";

vi.mock("./amount/parse-amount.ts", { spy: true });

const typed = vi.hoisted(() => "2345 MRU");

/** The page with a visitor who types one amount, in the middle of its first rendering. */
vi.mock("./gift/use-gift.ts", async (importOriginal) => {
  const { useGift, ...others } = await importOriginal<typeof import("./gift/use-gift.ts")>();
  const useTypedGift: typeof useGift = (...options) => {
    const gift = useGift(...options);
    if (gift.text !== typed) gift.type(typed);
    return gift;
  };
  return { ...others, useGift: useTypedGift };
});

test("an amount is parsed once for each change, however many parts of the page show it", () => {
  const [language] = languages();
  if (language === undefined) throw new Error("the site has no language");
  const data = donateData(loadTexts("donate", language), language);
  const shell = islandShell(loadShell("donate", language));
  const page = renderToString(createElement(DonateIsland, { shell, data }));
  expect(page).toContain(`value="${typed}"`);
  expect(parseAmount).toHaveBeenCalledExactlyOnceWith(typed);
});
