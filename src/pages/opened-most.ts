/** The pages that are loaded whenever the browser is idle; the first list is the first of them. */
export const openedMost = ['pipeline', 'dashboard'] as const;
