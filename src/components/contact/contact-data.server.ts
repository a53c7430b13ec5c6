import { loadTexts } from "../../lib/content/load-content.server.ts";
import { formTexts } from "../forms/form-texts.server.ts";
import type { Shell } from "../shell/shell.server.ts";

export const contactData = ({ language }: Pick<Shell, "language">) => ({
  texts: formTexts("contact", loadTexts("contact", language).form, language),
});

export type ContactData = ReturnType<typeof contactData>;
