type OneOfProps = { texts: readonly string[]; shown: number };

/** One of several texts; the others keep their room unseen, so that nothing moves in a change. */
export function OneOf({ texts, shown }: OneOfProps) {
  return (
    <span className="grid">
      {texts.map((text, i) => (
        <span
          key={text}
          aria-hidden={i !== shown}
          className={`col-start-1 row-start-1 ${i === shown ? "" : "invisible"}`}
        >
          {text}
        </span>
      ))}
    </span>
  );
}
