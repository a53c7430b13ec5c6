import { useMemo } from "react";
import type { IslandShell } from "../layouts/shell.ts";
import { Island } from "../ui/island.tsx";
import { unpackCountries } from "./country-list.ts";
import type { VolunteerForm } from "./get-involved-data.ts";
import { VolunteerApplication } from "./volunteer-application.tsx";

type GetInvolvedIslandProps = VolunteerForm & { shell: IslandShell };

/** The hydrated part of Get Involved: the application form. */
export function GetInvolvedIsland({ shell, texts, formTexts, countries }: GetInvolvedIslandProps) {
  const list = useMemo(() => unpackCountries(countries), [countries]);
  return (
    <Island shell={shell}>
      <VolunteerApplication texts={texts} formTexts={formTexts} countries={list} />
    </Island>
  );
}
