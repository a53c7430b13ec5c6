import { minifySync } from "vite";

/**
 * The code that calls a function inline in a page, as short as it can be.
 * @param run is alone in a file `….inline.ts`, and uses nothing from outside of itself, because only its own text is in the page
 */
export function inlineScript<Values extends readonly (string | number)[]>(
  run: (...values: Values) => void,
  ...values: Values
): string {
  // Vite's development server has a name of its own for `import`.
  const text = `${run}`.replaceAll("__vite_ssr_dynamic_import__", "import");
  const { code, errors } = minifySync(
    "inline.js",
    `(${text})(${JSON.stringify(values).slice(1, -1)})`,
  );
  if (errors.length > 0) throw new Error(`cannot run inline: ${text}`);
  return code.trim();
}
