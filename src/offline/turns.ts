/** Makes a queue: a work given to it begins when all before it have ended, well or badly. */
export function makeTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const ending = last.then(work);
    last = ending.catch(() => undefined);
    return ending;
  };
}
