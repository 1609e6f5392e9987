/** Why the process does not start: one clear sentence for each thing that somebody has to mend. */
export class SetupError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}
