import { loadTexts } from "../../lib/content/load-content.server.ts";
import { eventAnswers } from "../events/describe-event.server.ts";
import { formTexts } from "../forms/form-texts.server.ts";
import type { Shell } from "../shell/shell.server.ts";
import { countriesFor } from "./countries.server.ts";

export const getInvolvedData = ({ language }: Pick<Shell, "language">) => ({
  texts: formTexts("volunteer", loadTexts("getInvolved", language).form, language),
  countries: countriesFor(language),
  events: eventAnswers(language),
});

export type GetInvolvedData = ReturnType<typeof getInvolvedData>;
