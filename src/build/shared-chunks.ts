import type { build, Plugin, PluginOption, ResolvedConfig, Rolldown } from 'vite';
import { type ChunkNode, groupChunks } from './chunk-groups.ts';
import { idleModules } from './idle-modules.ts';
import { listPages } from './list-pages.ts';
import { modulePath, withoutEnding } from './module-path.ts';
import type { PageModule } from './page-modules.ts';
import { isFileOfTexts, type TextFiles, textFilesOf } from './text-chunks.ts';
import { visits } from './visits.ts';

const APPLICATION = 'application';
/** Users who have not signed in load these alone. */
const ACCESS = 'src/access/AccessScreens';

interface Bundler {
  readonly buildWith: typeof build;
  readonly plugins: () => PluginOption[];
}

/** The files of a build in which only modules share a file that are needed by exactly the same screens. */
async function buildUngrouped(
  { buildWith, plugins }: Bundler,
  { root, resolve }: ResolvedConfig,
): Promise<readonly Rolldown.OutputChunk[]> {
  const built = await buildWith({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: plugins(),
    resolve: { alias: [...resolve.alias] },
    build: { write: false, target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  return output.filter((file) => file.type === 'chunk');
}

/** Finds the files that one needs before it runs, and its own. */
function fileReach(chunks: readonly Rolldown.OutputChunk[], root: string) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const fileOf = new Map(
    chunks.flatMap(({ fileName, moduleIds }) =>
      moduleIds.map((id) => [withoutEnding(modulePath(root, id)), fileName] as const),
    ),
  );
  const ofFile = (file: string | undefined, seen = new Set<string>()): Set<string> => {
    const chunk = byFile.get(file ?? '');
    if (!chunk || seen.has(chunk.fileName)) return seen;
    seen.add(chunk.fileName);
    for (const imported of chunk.imports) ofFile(imported, seen);
    return seen;
  };
  const ofModule = (module: string, seen?: Set<string>): Set<string> => ofFile(fileOf.get(module), seen);
  const first = ofFile(chunks.find(({ isEntry }) => isEntry)?.fileName);
  const application = ofModule('src/App');
  const access = ofModule(ACCESS);
  // What users need before and after they sign in.
  const later = [application, ...[...visits.keys()].map((module) => ofModule(module))];
  for (const file of access) if (later.some((files) => files.has(file))) first.add(file);
  for (const file of first) access.delete(file);
  const modulesOf = (files: ReadonlySet<string>): readonly string[] =>
    [...files].flatMap((file) => byFile.get(file)?.moduleIds ?? []);
  return { byFile, ofFile, ofModule, modulesOf, first, application, access };
}

/** The nodes to group: the application with all that it and the first English texts need is one. */
async function nodesOf(
  chunks: readonly Rolldown.OutputChunk[],
  textFiles: TextFiles,
  root: string,
): Promise<readonly ChunkNode[]> {
  const { byFile, ofFile, ofModule, first, application, access } = fileReach(chunks, root);
  const english = [...textFiles].filter(([, { language }]) => language === 'en');
  for (const [file, { part }] of english) if (part === 'access' || part === 'first') ofFile(file, application);
  const isGrouped = (file: string): boolean =>
    !first.has(file) && !access.has(file) && !isFileOfTexts(textFiles.get(file));

  const screens = new Map<string, Set<string>>();
  const pages = await listPages();
  const needs: readonly Pick<PageModule, 'module' | 'parts'>[] = [
    ...pages,
    ...[...idleModules.keys()].map((module) => ({ module, parts: [] })),
  ];
  for (const { module, parts } of needs) {
    const files = ofModule(module);
    for (const [file, { part }] of english) if (parts.some((each) => each === part)) ofFile(file, files);
    for (const file of files) {
      if (isGrouped(file) && !application.has(file)) screens.set(file, (screens.get(file) ?? new Set()).add(module));
    }
  }
  const ofApplication = [...application].filter(isGrouped).flatMap((file) => byFile.get(file) ?? []);
  const nameOf = (file: string): string => (application.has(file) ? APPLICATION : file);
  return [
    {
      file: APPLICATION,
      bytes: ofApplication.reduce((sum, { code }) => sum + code.length, 0),
      modules: ofApplication.flatMap(({ moduleIds }) => moduleIds),
      imports: [],
      screens: new Set([...pages.map(({ module }) => module), ...idleModules.keys()]),
    },
    ...[...screens].flatMap(([file, ofFile]) => {
      const chunk = byFile.get(file);
      if (!chunk) return [];
      return [
        {
          file,
          bytes: chunk.code.length,
          modules: chunk.moduleIds,
          imports: chunk.imports.map(nameOf),
          screens: ofFile,
        },
      ];
    }),
  ];
}

/**
 * Left to itself, the bundler makes a file for each set of screens that share something: fifty small ones for a first page,
 * which compress badly and have headers each. One fixed set of files would make each page load what only others need. So the
 * portal is built twice: the first time to see which screens need which modules.
 */
export function sharedChunks(bundler: Bundler) {
  const names = new Map<string, string>();
  let config: ResolvedConfig;
  const plugin: Plugin = {
    name: 'shared-chunks',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    async buildStart() {
      names.clear();
      const ungrouped = await buildUngrouped(bundler, config);
      const textFiles = textFilesOf(ungrouped, config.root);
      for (const texts of textFiles.values()) {
        if (!isFileOfTexts(texts) || texts.part === 'access') continue;
        for (const id of texts.modules) names.set(id, `texts-${texts.language}-${texts.part}`);
      }
      const { modulesOf, first, access } = fileReach(ungrouped, config.root);
      for (const id of modulesOf(first)) names.set(id, 'entry');
      for (const id of modulesOf(access)) names.set(id, 'access');
      const nodes = await nodesOf(ungrouped, textFiles, config.root);
      for (const [at, modules] of groupChunks(
        nodes,
        (screen) => visits.get(screen) ?? idleModules.get(screen) ?? 1,
      ).entries()) {
        for (const id of modules) names.set(id, `shared-${at}`);
      }
    },
  };
  return { plugin, nameOf: (id: string): string | undefined => names.get(id) };
}
