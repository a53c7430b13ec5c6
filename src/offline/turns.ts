/** Makes a queue. Each work begins when all earlier ones have ended or failed. */
export function makeTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const ending = last.then(work);
    last = ending.catch(() => undefined);
    return ending;
  };
}
