/** The surroundings are not fit to start in; `problems` lists everything to set or correct. */
export class ConfigError extends Error {
  constructor(
    readonly problems: readonly string[],
    what = 'portal',
  ) {
    super(`The ${what} cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}
