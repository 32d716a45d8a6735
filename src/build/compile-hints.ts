import type { Rolldown } from 'vite';

/**
 * Has Chromium compile all functions of a file while it loads, in another thread. It would compile each when it is first called,
 * while the user waits, and a first view calls most of them: that took a quarter of the time. Other browsers ignore it.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** For the files of first views alone: what may never run need not be compiled. */
export function hintCompilation(bundle: Rolldown.OutputBundle, files: Iterable<string>): void {
  for (const file of new Set(files)) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') chunk.code = HINT + chunk.code;
  }
}
