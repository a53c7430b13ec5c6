import type { ReactNode } from "react";
import { loadTexts, type TextName } from "../../lib/content/load-content.server.ts";
import { interpolate } from "../../lib/i18n/interpolate.ts";
import { type Shell, shellForIslands } from "./shell.server.ts";
import { IslandContext, neededContext } from "./use-island-shell.ts";

const { Context, useValue } = neededContext<Shell>();

/** Only for parts that the build renders, because an island gets only a part of the shell. */
export const useShell = useValue;

/** Makes of a component what an `.astro` file can show, such as a page. */
export function pageOf<Props = object>(Page: (props: Props & { shell: Shell }) => ReactNode) {
  return (props: Props & { shell: Shell }) => (
    <Context value={props.shell}>
      <IslandContext value={shellForIslands(props.shell)}>
        <Page {...props} />
      </IslandContext>
    </Context>
  );
}

/** The texts of a file in the language of the page. */
export const useTexts = <Name extends TextName>(name: Name) => loadTexts(name, useShell().language);

/** A label for screen readers, where the layout explains the value to the eye. */
export function SpokenLabel({ children }: { children: string }) {
  const { ui } = useShell();
  return <span className="sr-only">{`${interpolate(ui.label, { label: children })}\u00a0`}</span>;
}
