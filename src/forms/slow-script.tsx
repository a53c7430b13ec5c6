import { DirectContacts } from "./direct-contacts.tsx";
import type { FormTexts } from "./forms-texts.ts";

/**
 * For the visitor whose page script is late or never arrives: after a while the direct contacts show
 * by themselves, since the submit button waits for the script. Style alone does it.
 */
export function SlowScript({ ready, texts }: { ready: boolean; texts: FormTexts["slow"] }) {
  return (
    <div role="status">
      {ready ? null : (
        <div className="after-a-while">
          <DirectContacts texts={texts} />
        </div>
      )}
    </div>
  );
}
