const css = ".with-script{display:none!important}.without-script{display:block!important}";

/** Without JavaScript: hides what would be dead and shows what stands in its place. */
export function NoScript() {
  return (
    <noscript>
      <style>{css}</style>
    </noscript>
  );
}
