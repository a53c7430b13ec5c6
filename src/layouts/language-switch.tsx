import { Languages } from "lucide-react";
import { fill } from "../i18n/fill.ts";
import { useShell } from "../ui/use-shell.ts";

/** The same page in the other languages, each named in itself; works without a script. */
export function LanguageSwitch() {
  const { ui, language, languages } = useShell();
  if (languages.length < 2) return null;
  return (
    <details className="group sm:relative" data-menu="">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-soft px-2 hover:bg-sand active:bg-line group-open:bg-sand [&::-webkit-details-marker]:hidden">
        <Languages aria-hidden className="size-5" />
        <span className="sr-only">{fill(ui.label, { label: ui.languages.label })} </span>
        <span className="max-sm:sr-only">{language.name}</span>
      </summary>
      <ul className="absolute end-4 top-full min-w-40 sm:end-0 rounded-soft border border-line bg-paper p-2 shadow-raised">
        {languages.map(({ code, name, dir, href }) => (
          <li key={code}>
            <a
              href={href}
              lang={code}
              hrefLang={code}
              dir={dir}
              data-language={code}
              aria-current={code === language.code ? "true" : undefined}
              className="flex min-h-11 items-center rounded-soft px-3 hover:bg-sand active:bg-line aria-[current=true]:font-semibold aria-[current=true]:text-press"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
