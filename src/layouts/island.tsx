import { Component, type ComponentType, type ReactNode } from "react";
import "./island.css";
import { DirectContacts } from "../components/charity/contacts.tsx";
import type { IslandShell } from "../components/shell/shell.server.ts";
import { Toasts } from "../components/shell/toasts.tsx";
import { IslandContext, useIslandShell } from "../components/shell/use-island-shell.ts";
import { TextLink } from "../components/ui/button.tsx";

type ToastPlace = "corner" | "besideForm";

/**
 * Makes an island of a component.
 * @param toasts where on the screen the island shows those of the page; without it, it shows none
 */
export function islandOf<Data>(Part: ComponentType<{ data: Data }>, toasts?: ToastPlace) {
  return ({ shell, data }: { shell: IslandShell; data: Data }) => (
    <IslandContext value={shell}>
      <CrashBoundary>
        <Part data={data} />
      </CrashBoundary>
      {toasts && <Toasts besideForm={toasts === "besideForm"} />}
    </IslandContext>
  );
}

class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? <Crash /> : this.props.children;
  }
}

function Crash() {
  const { ui, paths } = useIslandShell();
  return (
    <div role="alert" className="page-width section-space">
      <DirectContacts texts={ui.crash} heading="h2" />
      <TextLink href={paths.here}>{ui.crash.reload}</TextLink>
    </div>
  );
}
