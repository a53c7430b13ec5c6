import { integrity, src } from "virtual:page-script";

/** The one script of a reading page: external, at most 1 KB gzipped. */
export function PageScript() {
  if (import.meta.env.DEV) return <script type="module" src={src} />;
  return <script defer src={src} integrity={integrity} crossOrigin="anonymous" />;
}
