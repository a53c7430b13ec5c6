import { Component, type ReactNode } from "react";
import "./island.css";
import { PhoneLink, WhatsAppLink } from "../charity/contacts.tsx";
import type { IslandShell } from "../shell/shell.server.ts";
import { Toasts } from "../shell/toasts.tsx";
import { IslandContext, useIslandShell } from "../shell/use-island-shell.ts";
import { TextLink } from "../ui/button.tsx";
import { Lead } from "../ui/section.tsx";

type IslandProps = {
  shell: IslandShell;
  heading?: "h1" | "h2";
  /** Only one island of a page shows toasts. */
  toasts?: boolean;
  children: ReactNode;
};

export function Island({ shell, heading = "h2", toasts = true, children }: IslandProps) {
  return (
    <IslandContext value={shell}>
      <CrashBoundary heading={heading}>{children}</CrashBoundary>
      {toasts && <Toasts />}
    </IslandContext>
  );
}

type CrashBoundaryProps = Required<Pick<IslandProps, "heading" | "children">>;

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

function Crash({ heading: Heading }: Pick<CrashBoundaryProps, "heading">) {
  const { ui, paths } = useIslandShell();
  return (
    <div role="alert" className="page-width section-space">
      <Heading className="text-section">{ui.crash.title}</Heading>
      <Lead>{ui.crash.text}</Lead>
      <ul className="mt-4">
        <li>
          <TextLink href={paths.here}>{ui.crash.reload}</TextLink>
        </li>
        <li>
          <WhatsAppLink>{ui.footer.whatsapp}</WhatsAppLink>
        </li>
        <li>
          <PhoneLink />
        </li>
      </ul>
    </div>
  );
}
