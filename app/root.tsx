import { type ReactNode, Suspense, useMemo } from "react";
import { Meta, Outlet, Scripts, useMatches, useRouteLoaderData } from "react-router";
import icon from "../art/icon.svg";
import arabicFont from "../generated/readex-pro-arabic.woff2?url";
import latinFont from "../generated/readex-pro-latin.woff2?url";
import signsFont from "../generated/readex-pro-signs.woff2?url";
import type { Route } from "./+types/root";
import { Crash } from "./shell/crash.tsx";
import { CrashBoundary } from "./shell/crash-boundary.tsx";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header.tsx";
import { KeptCopyNotice } from "./shell/kept-copy-notice.tsx";
import { LanguageOffer } from "./shell/language-offer.tsx";
import { NoScript } from "./shell/no-script.tsx";
import { PageScript } from "./shell/page-script-tag.tsx";
import { loadShell, type Shell } from "./shell/shell.server.ts";
import { Toasts } from "./shell/toasts.tsx";
import { ShellContext } from "./shell/use-shell.ts";
import { SiteStyles } from "./styles/site-styles.tsx";

/** The shell's data is one JSON text: the framework's own notation of it weighs half a kilobyte more. */
export function loader({ request }: Route.LoaderArgs) {
  return { packed: JSON.stringify(loadShell(new URL(request.url).pathname)) };
}

/** The document and the shell. Only interactive pages get the framework's scripts. */
export default function Root({ loaderData: { packed } }: Route.ComponentProps) {
  const shell = useMemo(() => unpack(packed), [packed]);
  return (
    <ShellDocument shell={shell}>
      <CrashBoundary>
        <Outlet />
      </CrashBoundary>
    </ShellDocument>
  );
}

/** What a visitor sees if a page's script fails: how to reach the charity without it. */
export function ErrorBoundary() {
  const data = useRouteLoaderData<typeof loader>("root");
  if (!data) return null;
  return (
    <ShellDocument shell={unpack(data.packed)}>
      <Crash />
    </ShellDocument>
  );
}

function unpack(packed: string): Shell {
  return JSON.parse(packed);
}

function ShellDocument({ shell, children }: { shell: Shell; children: ReactNode }) {
  const { code, dir, prefix } = shell.language;
  return (
    <ShellContext value={shell}>
      <html lang={code} dir={dir}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="theme-color" content="#0b4f4a" />
          <Meta />
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="icon" href={icon} type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          <link rel="manifest" href={`${prefix}/manifest.webmanifest`} />
          {dir === "rtl" ? <FontPreload href={arabicFont} /> : null}
          <FontPreload href={dir === "rtl" ? signsFont : latinFont} />
          <SiteStyles />
          <NoScript />
          <PageScript />
        </head>
        <body>
          {/* If an extension has changed the page before it is hydrated, React renders this again,
              not the whole document: that needs `innerHTML`, which Trusted Types do not allow. */}
          <Suspense>
            <Header />
            <KeptCopyNotice />
            <LanguageOffer />
            <main id="content" tabIndex={-1} className="outline-none">
              {children}
            </main>
            <Footer />
            <Toasts />
          </Suspense>
          <FrameworkScripts />
        </body>
      </html>
    </ShellContext>
  );
}

function FontPreload({ href }: { href: string }) {
  return <link rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />;
}

/** Reading pages are plain HTML. The build's fallback page has the root as its only match. */
function FrameworkScripts() {
  const matches = useMatches();
  const interactive = matches.length === 1 || matches.some(({ handle }) => isInteractive(handle));
  return interactive || import.meta.env.DEV ? <Scripts /> : null;
}

function isInteractive(handle: unknown): boolean {
  return (
    typeof handle === "object" &&
    handle !== null &&
    "interactive" in handle &&
    handle.interactive === true
  );
}
