import type { Rolldown } from 'vite';
import { modulePath, textsOf } from './module-path.ts';
import { partOfModule } from './text-modules.ts';

const MIRRORING = 'src/theme/mirrored-styles.ts';
const ARABIC = { language: 'ar', part: 'first' } as const;

/** The files of texts, with their language and part. The sign-in has a file of its own, which is there before the others. */
export function textFilesOf(chunks: readonly Rolldown.OutputChunk[], root: string) {
  return new Map(
    chunks.flatMap((chunk) => {
      const id = chunk.facadeModuleId ?? '';
      const module = modulePath(root, id);
      const area = textsOf(module);
      // Arabic pages need it with their texts, and it is too small for a file of its own.
      if (module === MIRRORING) return [[chunk.fileName, { ...ARABIC, modules: chunk.moduleIds }] as const];
      const texts = area ? { language: area.language, part: 'access' as const } : partOfModule(id);
      return texts ? [[chunk.fileName, { ...texts, modules: chunk.moduleIds }] as const] : [];
    }),
  );
}

export type TextFiles = ReturnType<typeof textFilesOf>;

/** English code lists and labels of fields are code, which pages share. */
const sharedInEnglish: readonly string[] = ['codes', 'fields'];

/** Not those that are code. */
export const isFileOfTexts = (texts: { readonly language: string; readonly part: string } | undefined): boolean =>
  texts !== undefined && !(texts.language === 'en' && sharedInEnglish.includes(texts.part));
