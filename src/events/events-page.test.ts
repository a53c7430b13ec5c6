import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { contentWithEvents, eventData } from "../../tests/support/content-copy.ts";
import { languageOfPath, loadTexts } from "../content/load-content.server.ts";
import { loadShell } from "../shell/shell.server.ts";
import { EventsPage, NextEvents } from "./events-page.tsx";

test("events: no date is shown when the last one is over", () => {
  const language = languageOfPath("/");
  const shell = loadShell("events", language);
  vi.stubEnv("CONTENT_DIR", contentWithEvents({ "2031-05-10-raking": eventData() }).folder);
  vi.stubEnv("SITE_TODAY", "2031-05-11");
  const page = renderToStaticMarkup(createElement(EventsPage, { shell }));
  expect(page).toContain(loadTexts("events", language).none.text);
  expect(page).not.toContain("data-until");
  expect(renderToStaticMarkup(createElement(NextEvents, { shell }))).toBe("");
});
