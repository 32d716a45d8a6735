/**
 * Leaves the running application for another address with a fresh page, so that nothing of a session stays in memory.
 * The one place that does so.
 */
export const leave = {
  to: (path: string): void => window.location.assign(path),
  replaceBy: (path: string): void => window.location.replace(path),
  reload: (): void => window.location.reload(),
};
