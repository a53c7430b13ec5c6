import { type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { languages } from "./content/languages.server.ts";
import { type PageId, pageIds, pathOf } from "./site-map.server.ts";

const files = {
  home: "pages/home.tsx",
  about: "pages/about.tsx",
  ourWork: "pages/our-work.tsx",
  getInvolved: "pages/get-involved.tsx",
  contact: "pages/contact.tsx",
  donate: "pages/donate.tsx",
  privacy: "pages/privacy.tsx",
  notFound: "pages/not-found.tsx",
} satisfies Record<PageId, string>;

/** The table of pages × languages. */
export default languages().flatMap((language) =>
  pageIds.map(
    (page): RouteConfigEntry =>
      route(pathOf(page, language), files[page], { id: `${language.code}/${page}` }),
  ),
) satisfies RouteConfig;
