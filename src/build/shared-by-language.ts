import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import { filesOf, type PageFiles } from '../../domain/pages/page-files.ts';
import { IDLE_TEXTS } from './idle-modules.ts';
import { sharedFiles } from './shared-files.ts';

interface Built {
  readonly bundle: Rolldown.OutputBundle;
  readonly files: Omit<PageFiles, 'shared'>;
  /** The address of the first list. */
  readonly firstList: string;
  /** The addresses of the pages, and the files, that are loaded when the browser is idle in any case. */
  readonly idle: { readonly addresses: readonly string[]; readonly files: readonly string[] };
}

/** The compressed sizes of the scripts of a build, each computed once. */
function scriptSizes(bundle: Rolldown.OutputBundle): (file: string) => number {
  const known = new Map<string, number>();
  return (file) => {
    const chunk = bundle[file];
    const size = known.get(file) ?? (chunk?.type === 'chunk' ? gzipSync(chunk.code, { level: 9 }).length : 0);
    known.set(file, size);
    return size;
  };
}

/** What many pages share beyond the first list, in each language. */
export function sharedByLanguage({ bundle, files, firstList, idle }: Built): PageFiles['shared'] {
  const listed: PageFiles = { ...files, shared: {} };
  const sizeOf = scriptSizes(bundle);
  const inLanguage = (language: string): readonly string[] => {
    const ofPage = (address: string): readonly string[] => filesOf(listed, address, language);
    const first = new Set(ofPage(firstList));
    const beyond = (found: readonly string[]): readonly string[] =>
      [...new Set(found)].filter((file) => !first.has(file));
    return sharedFiles({
      pages: files.pages.map(({ paths: [address = ''] }) => beyond(ofPage(address))),
      loaded: beyond([
        ...idle.addresses.flatMap(ofPage),
        ...idle.files,
        ...(files.texts[language]?.[IDLE_TEXTS] ?? []),
      ]),
      sizeOf,
    });
  };
  return Object.fromEntries(Object.keys(files.texts).map((language) => [language, inLanguage(language)]));
}
