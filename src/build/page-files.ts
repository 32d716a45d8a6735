import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { PAGE_FILES, type PageFiles } from '../../domain/pages/page-files.ts';
import { partOf } from '../i18n/text-parts.ts';
import { hintCompilation } from './compile-hints.ts';
import { idleModules } from './idle-modules.ts';
import { firstListPath, listPages } from './list-pages.ts';
import { modulePath, textsOf, withoutEnding } from './module-path.ts';
import { sharedByLanguage } from './shared-by-language.ts';
import { visits } from './visits.ts';

type Bundle = Rolldown.OutputBundle;

const chunksOf = (bundle: Bundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** Runs the first script of a page that was sent with a view. */
const STARTER = 'src/access/after-paint.ts';

/** The chunk files that a chunk imports before it runs, and its own. */
function withImports(bundle: Bundle, file: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return seen;
  seen.add(file);
  for (const imported of chunk.imports) withImports(bundle, imported, seen);
  return seen;
}

/** The first script and what it imports. */
function entryFiles(bundle: Bundle): Set<string> {
  const entry = chunksOf(bundle).find(({ isEntry, facadeModuleId }) => isEntry && !facadeModuleId?.endsWith(STARTER));
  return withImports(bundle, entry?.fileName ?? '');
}

/** Finds the files of a module, given relative to the project. */
function fileFinder(bundle: Bundle, root: string) {
  const fileOf = new Map<string, string>();
  for (const { fileName, moduleIds } of chunksOf(bundle)) {
    for (const id of moduleIds) {
      const module = modulePath(root, id);
      fileOf.set(module, fileName);
      fileOf.set(withoutEnding(module), fileName);
    }
  }
  const early = entryFiles(bundle);
  return (module: string): readonly string[] => {
    const file = fileOf.get(module);
    if (file === undefined) throw new Error(`The build has no ${module}.`);
    return [...withImports(bundle, file)].filter((each) => !early.has(each));
  };
}

/** The files of each language by part. */
function textFiles(bundle: Bundle, root: string): PageFiles['texts'] {
  const filesOf = fileFinder(bundle, root);
  const texts: Record<string, Record<string, string[]>> = {};
  for (const id of chunksOf(bundle).flatMap(({ moduleIds }) => moduleIds)) {
    const module = modulePath(root, id);
    const found = textsOf(module);
    if (!found) continue;
    const { language, area } = found;
    const parts = area === 'access' ? ['access', partOf(area)] : [partOf(area)];
    const ofLanguage = texts[language] ?? {};
    texts[language] = ofLanguage;
    for (const part of parts) ofLanguage[part] = [...new Set([...(ofLanguage[part] ?? []), ...filesOf(module)])];
  }
  return texts;
}

/**
 * Lists the files of each page, so that the server can name them in the HTML of its address: the browser requests them together
 * with the first script instead of one after the other.
 */
export function pageFiles(): Plugin {
  let root = '';
  let starter = '';
  return {
    name: 'page-files',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    buildStart() {
      starter = this.emitFile({ type: 'chunk', id: path.join(root, STARTER), name: 'after-paint' });
    },
    // After Vite has written the imports of each file, because it would lose the hints.
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const filesOf = fileFinder(bundle, root);
        const pages = await listPages();
        const files = {
          starter: this.getFileName(starter),
          application: filesOf('src/App'),
          access: filesOf('src/access/AccessScreens'),
          texts: textFiles(bundle, root),
          pages: pages.map(({ paths, module, parts }) => ({ paths, parts, files: filesOf(module) })),
        };
        const idle = {
          addresses: pages.flatMap(({ isIdle, paths }) => (isIdle ? paths.slice(0, 1) : [])),
          files: [...idleModules.keys()].flatMap(filesOf),
        };
        const shared = sharedByLanguage({ bundle, files, firstList: await firstListPath(), idle });
        const listed: PageFiles = { ...files, shared };
        this.emitFile({ type: 'asset', fileName: PAGE_FILES, source: JSON.stringify(listed) });
        const ofFirstViews = [...visits.keys()].flatMap(filesOf);
        hintCompilation(bundle, [...entryFiles(bundle), ...files.application, ...ofFirstViews]);
      },
    },
  };
}
