import type { APIRoute, InferGetStaticPropsType } from "astro";
import { getMimeType } from "hono/utils/mime";
import { accountsCsv, accountsSheet, giftsCsv } from "../components/accounts/downloads.server.ts";
import { listedGifts } from "../components/accounts/gifts.server.ts";
import { diaryFeed, diaryFeedPath } from "../components/diary/feed.server.ts";
import { allPictureFiles } from "../components/diary/pictures.server.ts";
import { reminderFile, reminderPath } from "../components/donate/after/reminder.server.ts";
import { qrPath, qrSvg } from "../components/donate/bankily/qr-code.server.tsx";
import { calendarPath, eventFile, eventsFeed } from "../components/events/calendar.server.ts";
import { describeEvents } from "../components/events/describe-event.server.ts";
import { countriesFile } from "../components/get-involved/countries.server.ts";
import { buildTime } from "../components/shell/build-time.server.ts";
import { robotsTxt, securityTxt, webManifest } from "../lib/addresses/site-files.server.ts";
import { languages } from "../lib/content/load-content.server.ts";
import type { Language } from "../lib/i18n/languages-schema.server.ts";
import { payeeMark } from "../lib/payee/payee-mark.server.ts";

type SiteFile = readonly [path: string, make: () => string | Buffer | Promise<string | Buffer>];

async function siteFiles(): Promise<SiteFile[]> {
  return [
    ["/robots.txt", robotsTxt],
    // Open pages ask this file who is paid (`src/lib/payee/README.md`).
    ["/payee.txt", payeeMark],
    ["/.well-known/security.txt", () => securityTxt(buildTime())],
    ["/accounts/accounts.csv", () => accountsCsv()],
    ...(listedGifts().length > 0 ? ([["/accounts/gifts.csv", giftsCsv]] as const) : []),
    ...languages().flatMap(filesIn),
    // The site never delivers the original picture.
    ...(await allPictureFiles()).map(({ path, bytes }) => [path, () => bytes] as const),
  ];
}

function filesIn(language: Language): SiteFile[] {
  const countries = countriesFile(language);
  return [
    [`${language.prefix}/manifest.webmanifest`, () => JSON.stringify(webManifest(language))],
    [`${language.prefix}/accounts/accounts-excel.csv`, () => accountsSheet(language)],
    [countries.path, () => countries.text],
    [diaryFeedPath(language), () => diaryFeed(language)],
    [calendarPath(language), () => eventsFeed(language)],
    [qrPath(language), () => qrSvg(language)],
    [reminderPath(language), () => reminderFile(language, buildTime())],
    ...describeEvents(language).map(
      (event): SiteFile => [event.file, () => eventFile(event, language)],
    ),
  ];
}

export async function getStaticPaths() {
  return (await siteFiles()).map(([path, make]) => ({
    params: { file: path.slice(1) },
    props: { path, make },
  }));
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { path, make } }) => {
  const content = await make();
  return new Response(typeof content === "string" ? content : new Uint8Array(content), {
    headers: { "content-type": getMimeType(path) ?? "application/octet-stream" },
  });
};
