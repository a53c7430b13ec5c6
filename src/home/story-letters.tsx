import type { HomeTexts } from "./home-texts.ts";

/** Three stories as letters: the place on top, the words on ruled paper, the writer below. */
export function StoryLetters({ stories }: { stories: HomeTexts["stories"]["items"] }) {
  return (
    <ul className="letter-pile grid items-start gap-8 lg:grid-cols-3">
      {stories.map(({ story, author, location, program }) => (
        <li key={author} className="max-w-text">
          <figure className="letter flex flex-col shadow-raised">
            <blockquote className="order-1">
              <p>{story}</p>
            </blockquote>
            <figcaption className="contents">
              <span className="self-end text-small text-ink-soft">{location}</span>
              <span className="letter-gap order-2 self-end font-semibold">{author}</span>
              <span className="order-2 self-end text-small text-accent">{program}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
