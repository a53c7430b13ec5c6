import canopy from "../../art/canopy.svg?url";
import type { AboutTexts } from "./about-texts.ts";

const values = ["compassion", "community", "impact", "integrity"] as const;

/** The four values side by side under one tent, whose cloth spans the page. */
export function ValuesUnderTent({ texts }: { texts: AboutTexts["values"] }) {
  return (
    <section>
      <div className="bg-sand">
        <img
          src={canopy}
          alt=""
          width={2400}
          height={240}
          className="h-[clamp(7rem,17vw,15rem)] w-full object-cover object-bottom print:hidden"
        />
      </div>
      <div className="ground-sea">
        <div className="page-width pt-6 pb-14 lg:pt-0 lg:pb-20">
          <h2 className="text-section lg:py-8 lg:text-center">{texts.title}</h2>
          <ul className="mt-6 grid lg:mt-0 lg:grid-cols-4 lg:gap-x-10">
            {values.map((id) => (
              <li
                key={id}
                className="border-s-4 border-line pb-8 ps-5 last:pb-0 lg:border-s-0 lg:border-t-4 lg:border-sun lg:p-0 lg:pt-5"
              >
                <h3 className="text-title text-sun">{texts[id].title}</h3>
                <p className="mt-1">{texts[id].description}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
