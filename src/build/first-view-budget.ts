import { mainPages } from '../../domain/pages/main-pages';
import { filesOf, type PageFiles } from '../../domain/pages/page-files.ts';

/** A smaller file is a request that should be part of another one. */
const MIN_BYTES = 10_000;

/** The name of the texts of the second step of the sign-in. */
const SECOND_STEP = '/verify-factor-';

interface Script {
  readonly bytes: number;
  readonly gzipped: number;
}

/** What a first visit of any page would load against the rules: small files, and too much in total. */
export function budgetProblems(
  files: PageFiles,
  scripts: ReadonlyMap<string, Script>,
  entry: readonly string[],
  budgets: ReadonlyMap<string, number>,
): readonly string[] {
  const languages = Object.keys(files.texts);
  // The texts of the sign-in and its second step are files of their own, because these need no others.
  const known = new Set(
    languages.flatMap((language) => [
      ...(files.texts[language]?.access ?? []),
      ...(files.texts[language]?.admin ?? []).filter((file) => file.includes(SECOND_STEP)),
    ]),
  );
  const problems: string[] = [];
  for (const { paths } of files.pages) {
    const [path = ''] = paths;
    for (const file of languages.flatMap((language) => filesOf(files, path, language))) {
      const bytes = scripts.get(file)?.bytes ?? 0;
      if (bytes < MIN_BYTES && !known.has(file)) problems.push(`${path} loads ${file} with ${bytes} bytes.`);
      known.add(file);
    }
  }
  const tooMuch = [...budgets].flatMap(([path, budget]) => {
    const loaded = new Set([...entry, ...filesOf(files, path, 'en')]);
    const total = [...loaded].reduce((sum, file) => sum + (scripts.get(file)?.gzipped ?? 0), 0);
    return total > budget ? [`${path} loads ${total} bytes of JavaScript, more than ${budget}.`] : [];
  });
  return [...problems, ...tooMuch];
}

interface AddedByPage {
  readonly path: string;
  /** What it loads besides the files of the first list. */
  readonly bytes: number;
  /** The same without the files that the browser loads when it is idle after the first view. */
  readonly own: number;
}

/** What each page adds to the first list, in bytes compressed with gzip; the largest first. */
export function addedByPages(
  files: PageFiles,
  scripts: ReadonlyMap<string, Script>,
  entry: readonly string[],
  language = 'en',
): readonly AddedByPage[] {
  const known = new Set([...entry, ...filesOf(files, mainPages.pipeline.path, language)]);
  const shared = new Set(files.shared[language]);
  const sizeOf = (added: readonly string[]): number =>
    added.reduce((sum, file) => sum + (scripts.get(file)?.gzipped ?? 0), 0);
  return files.pages
    .map(({ paths: [path = ''] }) => {
      const added = filesOf(files, path, language).filter((file) => !known.has(file));
      return { path, bytes: sizeOf(added), own: sizeOf(added.filter((file) => !shared.has(file))) };
    })
    .sort((one, other) => other.own - one.own || other.bytes - one.bytes);
}

/** What the browser loads when it is idle after the first view, in bytes compressed with gzip. */
export const sharedBytes = (files: PageFiles, scripts: ReadonlyMap<string, Script>, language = 'en'): number =>
  (files.shared[language] ?? []).reduce((sum, file) => sum + (scripts.get(file)?.gzipped ?? 0), 0);
