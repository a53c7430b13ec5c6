import type { HomeTexts } from "../content/schemas/home.ts";

/** Three stories, set as letters: the text on ruled paper, the writer under it. */
export function StoryLetters({ stories }: { stories: HomeTexts["stories"]["items"] }) {
  return (
    <ul className="grid gap-6 lg:grid-cols-3">
      {stories.map(({ story, author, location, program }) => (
        <li key={author}>
          <figure className="flex h-full flex-col rounded-soft bg-white p-6 shadow-raised">
            <blockquote className="flex-1 border-s-2 border-accent ps-4 text-lead leading-relaxed">
              <p>{story}</p>
            </blockquote>
            <figcaption className="mt-5 text-end">
              <span className="block font-semibold">{author}</span>
              <span className="block text-ink-soft">{location}</span>
              <span className="block text-small text-accent">{program}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
