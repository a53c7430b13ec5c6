import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { smallContent } from "../../tests/support/content-copy.ts";
import { languageOfPath } from "../content/load-content.server.ts";
import { loadShell, shellForIslands } from "../shell/shell.server.ts";
import { myGiftData } from "./my-gift-data.server.ts";
import { MyGiftIsland } from "./my-gift-island.tsx";

test("Find my gift: says how to ask before the first list", () => {
  const language = languageOfPath("/");
  const shell = shellForIslands(loadShell("myGift", language));
  smallContent({}, ["myGift", "accounts", "afterTransfer"]);
  const data = myGiftData({ language });
  const html = renderToStaticMarkup(createElement(MyGiftIsland, { shell, data }));
  for (const words of Object.values(data.texts.noList)) expect(html).toContain(words);
  expect(html).not.toContain("<form");
});
