/** Why the process does not start: one sentence for each thing that the operator has to correct. */
export class SetupError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}
