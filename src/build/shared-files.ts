/** What a page may load besides the first list and what all pages share, compressed with gzip. */
export const OWN_GOAL = 60_000;

/** A file that fewer pages need is not shared: such pages load it when they are opened. */
const MIN_PAGES = 3;

interface Options {
  /** What each page loads besides the first list. */
  readonly pages: readonly (readonly string[])[];
  /** What the browser loads when it is idle in any case. */
  readonly loaded: readonly string[];
  readonly sizeOf: (file: string) => number;
}

/**
 * The files to load when the browser is idle, so that each page loads little of its own: one after the other the one that, for its
 * size, brings the most pages the nearest to the goal; in the end without those that later ones have made needless.
 */
export function sharedFiles({ pages, loaded, sizeOf }: Options): readonly string[] {
  const chosen = new Set(loaded);
  const uses = new Map<string, number>();
  for (const file of pages.flatMap((files) => [...new Set(files)])) uses.set(file, (uses.get(file) ?? 0) + 1);
  const ownOf = (files: readonly string[]): readonly string[] => files.filter((file) => !chosen.has(file));
  const excessOf = (files: readonly string[]): number =>
    Math.max(0, ownOf(files).reduce((sum, file) => sum + sizeOf(file), 0) - OWN_GOAL);
  const totalExcess = (): number => pages.reduce((sum, files) => sum + excessOf(files), 0);

  const mostUseful = (): string | undefined => {
    const saved = new Map<string, number>();
    for (const files of pages) {
      const excess = excessOf(files);
      for (const file of excess > 0 ? ownOf(files) : []) {
        if ((uses.get(file) ?? 0) < MIN_PAGES) continue;
        saved.set(file, (saved.get(file) ?? 0) + Math.min(sizeOf(file), excess) / sizeOf(file));
      }
    }
    return [...saved].sort(([, one], [, other]) => other - one)[0]?.[0];
  };

  for (let file = mostUseful(); file !== undefined; file = mostUseful()) chosen.add(file);
  const least = totalExcess();
  for (const file of [...chosen].reverse()) {
    if (loaded.includes(file)) continue;
    chosen.delete(file);
    if (totalExcess() > least) chosen.add(file);
  }
  return [...chosen];
}
