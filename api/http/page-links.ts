import { mainPages } from '../../domain/pages/main-pages';
import { filesOf, LATER_FILES, type PageFiles, SHARED_FILES } from '../../domain/pages/page-files';
import { publicPages } from '../../domain/pages/public-pages';
import { loadedLater } from './sent-page';

interface Opened {
  readonly address: string;
  readonly language: string;
  /** Whether the page is painted before its scripts are there. */
  readonly hasView: boolean;
}

export const isSignIn = (address: string): boolean => /^\/login\/?$/i.test(address);

const isOfGuests = (path: string): boolean =>
  `${path.toLowerCase()}/`.startsWith(`${publicPages['public-home'].path}/`);

const linkTo = (file: string): string => `<link rel="modulepreload" crossorigin href="/${file}">`;

/** Files that the page has the browser load when it has nothing else to load, and that do not run then. */
const named = (name: string, files: readonly string[]): readonly string[] =>
  files.length === 0 ? [] : [`<meta name="${name}" content="${files.map((file) => `/${file}`).join(' ')}">`];

/** What many pages share; for guests, only what a page of theirs needs. */
function sharedFiles(files: PageFiles, { address, language }: Opened): readonly string[] {
  const shared = files.shared[language] ?? [];
  if (!isOfGuests(address)) return shared;
  const paths = files.pages.flatMap((page) => page.paths.filter(isOfGuests));
  const needed = new Set(paths.flatMap((path) => filesOf(files, path, language)));
  return shared.filter((file) => needed.has(file));
}

/** The lines of the HTML about the files of the page at this address, and about those that follow it. */
export function fileLinks(files: PageFiles, opened: Opened): readonly string[] {
  const { address, language, hasView } = opened;
  const now = filesOf(files, address, language);
  const after = isSignIn(address) ? filesOf(files, mainPages.home.path, language) : [];
  return [
    ...now.map((file) => (hasView ? loadedLater(`/${file}`) : linkTo(file))),
    ...named(
      LATER_FILES,
      after.filter((file) => !now.includes(file)),
    ),
    ...named(
      SHARED_FILES,
      sharedFiles(files, opened).filter((file) => !now.includes(file)),
    ),
  ];
}
