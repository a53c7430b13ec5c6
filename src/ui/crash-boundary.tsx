import { Component, type ReactNode } from "react";
import { Crash } from "./crash.tsx";

/**
 * Shows how else to reach the charity in place of a page whose script failed. The framework's own
 * boundary puts up a new document, whose style sheet React writes with `innerHTML`: Trusted Types
 * refuse that, and the visitor would look at nothing.
 */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? <Crash /> : this.props.children;
  }
}
