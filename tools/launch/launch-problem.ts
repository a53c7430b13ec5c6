/** One thing that must not go public as it is. */
export type LaunchProblem = {
  /** The file to change, or "the build" for what is given to it. */
  readonly where: string;
  readonly key: string;
  /** What is wrong and what to do, for a volunteer who does not write code. */
  readonly problem: string;
};
