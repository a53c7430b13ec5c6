/** Without JavaScript: hides what would be dead and shows what stands in its place. */
export function NoScript() {
  return (
    <noscript>
      <style>
        {".with-script{display:none!important}.without-script{display:block!important}"}
      </style>
    </noscript>
  );
}
