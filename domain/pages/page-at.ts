import { type PageRow, pages } from './page-table';

const segments = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');

const isParameter = (segment: string): boolean => segment.startsWith(':');

function matches(pattern: string, path: readonly string[]): boolean {
  const expected = segments(pattern);
  return (
    expected.length === path.length &&
    expected.every((segment, index) => isParameter(segment) || segment.toLowerCase() === path[index]?.toLowerCase())
  );
}

const parameterCount = (pattern: string): number => segments(pattern).filter(isParameter).length;

/** The page at a path, without regard to case. Paths without parameters take precedence. */
export function pageAt(path: string): PageRow | undefined {
  const asked = segments(path);
  const found = pages.flatMap((page) =>
    [page.path, ...(page.aliases ?? [])]
      .filter((pattern) => matches(pattern, asked))
      .map((pattern) => ({ page, count: parameterCount(pattern) })),
  );
  return found.sort((a, b) => a.count - b.count)[0]?.page;
}
