import { entryPaths } from './entry-path';

let leaving = false;

/** Only the first call counts: later ones on a page that is being left are ignored. */
function to(path: string): void {
  if (leaving) return;
  leaving = true;
  window.location.assign(path);
}

/** For an address that is still asked for: the page counts as left before. */
async function toAnswer(address: () => Promise<string>): Promise<void> {
  if (leaving) return;
  leaving = true;
  window.location.assign(await address());
}

/**
 * Leaves the application with a full page load, so that nothing of a session stays in memory.
 * This is the only place that does so.
 */
export const leave = {
  to,
  toAnswer,
  toSignIn: (): void => leave.to(entryPaths.signIn),
  reload: (): void => window.location.reload(),
  /** Whether the page is being left. */
  isLeaving: (): boolean => leaving,
};
