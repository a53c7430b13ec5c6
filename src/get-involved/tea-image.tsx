import tea from "../../art/tea.svg?url";
import { illustrationSize } from "../ui/programs.ts";

/** The tea that the page's title promises: three glasses, as custom has it. */
export function TeaImage() {
  return (
    <img
      src={tea}
      alt=""
      {...illustrationSize}
      className="mx-auto h-auto w-full max-w-[22rem] lg:max-w-none print:hidden"
    />
  );
}
