import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { contentWithAccounts } from "../../tests/support/records-content.ts";
import { languages } from "../content/load-content.server.ts";
import { islandShell, loadShell } from "../shell/shell.server.ts";
import { MyGiftIsland } from "./my-gift-island.tsx";
import { myGiftData } from "./my-gift-page.tsx";

test.each(languages())(
  "Find my gift: says how to ask before the first list in $code",
  (language) => {
    vi.stubEnv("CONTENT_DIR", contentWithAccounts([]).folder);
    const data = myGiftData(language);
    const shell = islandShell(loadShell("myGift", language));
    const html = renderToStaticMarkup(createElement(MyGiftIsland, { shell, data }));
    for (const words of Object.values(data.texts.noList)) expect(html).toContain(words);
    expect(html).not.toContain("<form");
  },
);
