import { Component, type ReactNode, useEffect } from "react";
import type { IslandShell } from "../layouts/shell.ts";
import { charityWhatsAppUrl, telUrl } from "./contact-links.ts";
import { TextLink } from "./link.tsx";
import { Lead } from "./section.tsx";
import { Toasts } from "./toasts.tsx";
import { Ltr } from "./trans.tsx";
import { IslandContext, useIsland } from "./use-shell.ts";

type IslandProps = {
  shell: IslandShell;
  /** The level of the first heading in it. */
  heading?: "h1" | "h2";
  children: ReactNode;
};

/**
 * What every hydrated part of a page stands in: the shell's data, the toasts, and how else to reach
 * the charity in place of a part that fails.
 */
export function Island({ shell, heading = "h2", children }: IslandProps) {
  useEffect(askToBeKept, []);
  return (
    <IslandContext value={shell}>
      <CrashBoundary heading={heading}>{children}</CrashBoundary>
      <Toasts />
    </IslandContext>
  );
}

/** Lets the service worker keep the page with its scripts, now that they are there. */
function askToBeKept(): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage("awake"));
}

type CrashBoundaryProps = {
  /** The level of heading that is lost with what stands in the boundary. */
  heading: "h1" | "h2";
  children: ReactNode;
};

/** Shows how else to reach the charity in place of a part of a page whose script failed. */
class CrashBoundary extends Component<CrashBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    const { heading, children } = this.props;
    return this.state.crashed ? <Crash heading={heading} /> : children;
  }
}

/** In place of a part of a page whose script failed. */
function Crash({ heading: Heading }: { heading: "h1" | "h2" }) {
  const shell = useIsland();
  const { ui, site } = shell;
  return (
    <div role="alert" className="page-width section-space">
      <Heading className="text-section">{ui.crash.title}</Heading>
      <Lead>{ui.crash.text}</Lead>
      <ul className="mt-4">
        <li>
          <TextLink href={shell.paths.here}>{ui.crash.reload}</TextLink>
        </li>
        <li>
          <TextLink href={charityWhatsAppUrl(shell)} rel="noreferrer">
            {ui.footer.whatsapp}
          </TextLink>
        </li>
        <li>
          <TextLink href={telUrl(site.phone)}>
            <Ltr>{site.phone}</Ltr>
          </TextLink>
        </li>
      </ul>
    </div>
  );
}
