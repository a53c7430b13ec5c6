import cleanUp from "../../../art/clean-up.svg?url";
import food from "../../../art/food.svg?url";
import tea from "../../../art/tea.svg?url";
import water from "../../../art/water.svg?url";
import type { GiftProgram } from "./programs.ts";

export const programDrawings: Readonly<Record<GiftProgram, string>> = { food, water, cleanUp };

type DrawingProps = { src: string; alt?: string; className: string };

/** A drawing below the first screen. All of these have one size. */
export function Drawing({ src, alt = "", className }: DrawingProps) {
  return <img src={src} alt={alt} width={480} height={320} loading="lazy" className={className} />;
}

/** A drawing as wide as its place, with the colour of the sky while it loads. */
export function WideDrawing({
  className = "",
  ...drawing
}: Partial<DrawingProps> & { src: string }) {
  return <Drawing {...drawing} className={`h-auto w-full ${className} bg-[#dcebe6]`} />;
}

/** Three glasses of tea, as is the custom. The title promises tea. */
export function TeaDrawing({ className = "" }: { className?: string }) {
  const size = "h-auto w-full max-w-[22rem] lg:max-w-none";
  return <Drawing src={tea} className={`${size} print:hidden ${className}`} />;
}
