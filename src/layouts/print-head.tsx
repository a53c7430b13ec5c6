import { useShell } from "../ui/use-shell.ts";
import { Ltr } from "../ui/words.tsx";

/** On paper only: who the page is from, its address, and how to reach them. */
export function PrintHead() {
  const { ui, site, address } = useShell();
  return (
    <p className="hidden gap-x-8 pb-2 print:flex">
      <b>{ui.name}</b>
      <Ltr>{address}</Ltr>
      <Ltr>{site.phone}</Ltr>
      <Ltr>{site.email}</Ltr>
    </p>
  );
}
