import { honeypotProps } from "./honeypot.ts";

/** The trap for programs that fill in every field; hidden from sight, tabbing and screen readers. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div hidden>
      <label>
        {label}
        <input {...honeypotProps} />
      </label>
    </div>
  );
}
