let leaving = false;

/** Only the first address counts: what still happens on a page that is being left does not lead elsewhere. */
function to(path: string): void {
  if (leaving) return;
  leaving = true;
  window.location.assign(path);
}

/**
 * Leaves the running application for another address with a fresh page, so that nothing of a session stays in memory.
 * The one place that does so.
 */
export const leave = {
  to,
  reload: (): void => window.location.reload(),
  /** The page is on its way out. */
  isUnderWay: (): boolean => leaving,
};
