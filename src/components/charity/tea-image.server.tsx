import tea from "../../../art/tea.svg?url";
import { illustrationSize } from "./program-pictures.ts";

/** Three glasses of tea, as is the custom. The title promises tea. */
export function TeaImage({ className = "" }: { className?: string }) {
  return (
    <img
      src={tea}
      alt=""
      {...illustrationSize}
      loading="lazy"
      className={`h-auto w-full max-w-[22rem] lg:max-w-none print:hidden ${className}`}
    />
  );
}
