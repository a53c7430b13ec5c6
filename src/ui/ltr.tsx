import type { ReactNode } from "react";

/**
 * A phone number, amount, code or address that reads left to right in every language. Without
 * the isolation "+222 36 12 34 56" is painted in reverse groups inside an Arabic sentence. Browsers
 * that translate the page leave it as it is.
 */
export function Ltr({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <bdi dir="ltr" translate="no" className={className}>
      {children}
    </bdi>
  );
}
