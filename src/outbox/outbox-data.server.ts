import { loadTexts } from "../content/load-content.server.ts";
import { makeDayWords } from "../i18n/day-words.ts";
import { pageName, type Shell } from "../shell/shell.server.ts";

export function outboxData({ language, paths }: Shell) {
  const { messages: texts, moment } = loadTexts("outbox", language);
  const { clock, wholeHour } = loadTexts("events", language);
  return {
    texts,
    contact: pageName("contact", language),
    times: { moment, clock, wholeHour, days: makeDayWords(language) },
    forms: {
      contact: { path: paths.contact, labels: loadTexts("contact", language).form },
      volunteer: { path: paths.getInvolved, labels: loadTexts("getInvolved", language).form },
    },
  };
}

export type OutboxData = ReturnType<typeof outboxData>;
