import { Component, type ReactNode } from "react";
import { Crash } from "./crash.tsx";

type CrashBoundaryProps = {
  /** The level of heading that is lost with what stands in the boundary. */
  heading: "h1" | "h2";
  children: ReactNode;
};

/** Shows how else to reach the charity in place of a part of a page whose script failed. */
export class CrashBoundary extends Component<CrashBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    const { heading, children } = this.props;
    return this.state.crashed ? <Crash heading={heading} /> : children;
  }
}
