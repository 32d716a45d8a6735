import path from 'node:path';

/** The path of a module inside the project, as `src/App.tsx`. */
export const modulePath = (root: string, id: string): string => path.relative(root, id).replaceAll(path.sep, '/');

/** The same without its ending. */
export const withoutEnding = (module: string): string => module.replace(/\.\w+$/, '');

/** Language and area of a file of texts; undefined for other modules. */
export function textsOf(module: string): { readonly language: string; readonly area: string } | undefined {
  const [, language, area] = /^src\/i18n\/(en|tr|ar)\/([\w-]+)\.\w+$/.exec(module) ?? [];
  return language && area ? { language, area } : undefined;
}
