import { test } from "vitest";
import { disabledIn } from "./in-page.ts";
import { inLanguage, open, press, see } from "./visitor.ts";

const menu = "header details nav";

test("the menu opens, closes and leads to a page (ar)", async () => {
  const { ui, paths } = inLanguage("ar").shell;
  await open(paths.about);
  await press("header summary", ui.nav.menu);
  await see(true, isVisible, menu);
  await press("header summary", ui.nav.menu);
  await see(false, isVisible, menu);
  await press("header summary", ui.nav.menu);
  await press(`${menu} a`, ui.nav.contact);
  await see(paths.contact, pathname);
  await see([], disabledIn, "main");
  await see(false, isVisible, menu);
});

test("the language switch leads to the same page (fr to ar)", async () => {
  const [french, arabic] = [inLanguage("fr"), inLanguage("ar")];
  await open(french.shell.paths.ourWork);
  await press("header summary", french.shell.ui.languages.label);
  await press("header details a[lang=ar]", arabic.language.name);
  await see(arabic.shell.paths.ourWork, pathname);
  await see("rtl", direction);
});

function isVisible(css: string): boolean {
  const found = document.querySelector(css);
  const around = found?.closest("details");
  return found !== null && found.getClientRects().length > 0 && (!around || around.open);
}

function pathname(): string {
  return location.pathname;
}

function direction(): string {
  return document.documentElement.dir;
}
