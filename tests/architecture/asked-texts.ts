import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { TextPart } from '../../src/i18n/text-parts';
import { projectRoot } from './cruise';

/** The parts of a language that contain a key, or keys that start with it. */
export type PartsOfKeys = ReadonlyMap<string, ReadonlySet<TextPart>>;

interface Source {
  readonly imports: readonly string[];
  readonly keys: readonly string[];
}

const typeImport = /^(?:import|export) type [^;]+;$/gm;
const keyLike = /['"`]([a-zA-Z]+(?:\.[\w-]+)+|[a-zA-Z]+\.)/g;
const sources = new Map<string, Source>();

function resolve(from: string, path: string): string | undefined {
  if (!path.startsWith('.')) return undefined;
  const plain = join(dirname(from), path);
  return [plain, `${plain}.ts`, `${plain}.tsx`].find(
    (file) => /\.tsx?$/.test(file) && existsSync(join(projectRoot, file)),
  );
}

function sourceOf(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const text = readFileSync(join(projectRoot, file), 'utf8').replaceAll(typeImport, '');
  const imports = ts.preProcessFile(text).importedFiles.flatMap(({ fileName }) => resolve(file, fileName) ?? []);
  const keys = [...text.matchAll(keyLike)].map(([, key = '']) => key.replace(/\.$/, ''));
  const source = { imports, keys };
  sources.set(file, source);
  return source;
}

/** All static and lazy imports of a file, without those that `isOther` excludes because a table loads them. */
function withImports(start: string, isOther: (file: string) => boolean): string[] {
  const reached = new Set([start]);
  for (const file of reached) {
    for (const next of sourceOf(file).imports) if (!next.startsWith('src/i18n/') && !isOther(next)) reached.add(next);
  }
  return [...reached];
}

/** Keys used by a file or its imports that belong to a later part of the language not listed in `has`. */
export function missingTexts(
  start: string,
  partsOfKeys: PartsOfKeys,
  has: readonly TextPart[],
  isOther: (file: string) => boolean,
): string[] {
  const files = withImports(start, isOther).filter((file) => file.startsWith('src/'));
  return files.flatMap((file) =>
    sourceOf(file)
      .keys.filter((key) => {
        const parts = partsOfKeys.get(key) ?? partsOfKeys.get(`${key}_other`);
        return parts !== undefined && !parts.has('first') && [...parts].every((part) => !has.includes(part));
      })
      .map((key) => `${file} asks for ${key}`),
  );
}
