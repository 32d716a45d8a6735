/** Name of the file, beside index.html, in which a build lists the files of each page. */
export const PAGE_FILES = 'page-files.json';

/** Name of the `meta` element with the files that the browser should load when it is idle. */
export const LATER_FILES = 'later-files';

/** Name of the `meta` element with the files that many pages share, which the browser should load when it is idle. */
export const SHARED_FILES = 'shared-files';

/** The files of a build that the browser should request together with the first script, as paths in the build's folder. */
export interface PageFiles {
  /** Runs the first script of a page that was sent with a view, after its first paint. */
  readonly starter: string;
  /** Of the application itself. */
  readonly application: readonly string[];
  /** Of the screens of users who have not signed in. */
  readonly access: readonly string[];
  /** Of each language by part; the part `access` is of the sign-in screens. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly pages: readonly {
    /** The addresses, as React Router writes them. */
    readonly paths: readonly string[];
    readonly files: readonly string[];
    readonly parts: readonly string[];
  }[];
  /** What many pages share, in each language, the most useful first. */
  readonly shared: Readonly<Record<string, readonly string[]>>;
}

/** How many parts of an address are parameters: an address without them takes precedence. */
const parameters = (path: string): number => path.split(':').length;

function matches(pattern: string, pathname: string): boolean {
  const parts = pattern.toLowerCase().split('/');
  const given = pathname.toLowerCase().replace(/\/+$/, '').split('/');
  return (
    parts.length === given.length &&
    parts.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
  );
}

/** The files to request for an address in a language; those of the sign-in screens if it is no page of the application. */
export function filesOf(
  { application, access, texts, pages }: PageFiles,
  pathname: string,
  language: string,
): readonly string[] {
  const textsOf = (part: string): readonly string[] => texts[language]?.[part] ?? [];
  const found = pages
    .flatMap((page) => page.paths.filter((path) => matches(path, pathname)).map((path) => ({ path, page })))
    .sort((a, b) => parameters(a.path) - parameters(b.path))[0]?.page;
  if (!found) return [...access, ...textsOf('access')];
  return [...new Set([...application, ...found.parts.flatMap(textsOf), ...found.files])];
}
