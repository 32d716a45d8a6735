import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { charactersOf, printable } from './font-coverage';

/** A document for the thread: everything is text, nothing is markup. */
export interface TypesetTask {
  /** Absolute folder of the templates, outside of which a template reads nothing. */
  readonly folder: string;
  readonly file: string;
  readonly doc: object;
  readonly createdSeconds: number;
  /** By their path in the folder. */
  readonly images: Readonly<Record<string, Uint8Array>>;
}

/** Why there is no document. */
export interface TypesetProblem {
  readonly problem: 'no-compiler' | 'not-typeset';
  readonly detail: string;
}

/** Results of earlier documents are kept this long, in documents. */
const CACHE_AGE = 10;

const require = createRequire(import.meta.url);
const familyFolder = (family: string): string =>
  path.dirname(require.resolve(`@expo-google-fonts/${family}/package.json`));
const upright = ['400Regular', '600SemiBold'];
/** The forms of Regulation Z, which are in English, have italics. */
const weights = { 'noto-sans': [...upright, '400Regular_Italic', '600SemiBold_Italic'], 'noto-sans-arabic': upright };
const fontFolders = Object.entries(weights).flatMap(([family, folders]) =>
  folders.map((weight) => path.join(familyFolder(family), weight)),
);

let characters: Set<number> | undefined;
function hasCharacter(code: number): boolean {
  characters ??= new Set(
    [
      ['noto-sans', 'NotoSans'],
      ['noto-sans-arabic', 'NotoSansArabic'],
    ].flatMap(([family = '', name]) => [
      ...charactersOf(readFileSync(path.join(familyFolder(family), '400Regular', `${name}_400Regular.ttf`))),
    ]),
  );
  return characters.has(code);
}

const compilers = new Map<string, NodeCompiler>();
async function compilerOf(folder: string): Promise<NodeCompiler> {
  const known = compilers.get(folder);
  if (known) return known;
  const typst = await import('@myriaddreamin/typst-ts-node-compiler');
  const compiler = typst.NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: fontFolders }] });
  compilers.set(folder, compiler);
  return compiler;
}

const messagesOf = (error: unknown): string => (error instanceof Error ? error.message : JSON.stringify(error));

/** Typesets one document as a tagged PDF/UA-1. The same task gives the same bytes. */
export async function runTask(task: TypesetTask): Promise<Uint8Array | TypesetProblem> {
  let compiler: NodeCompiler;
  try {
    compiler = await compilerOf(task.folder);
  } catch (error) {
    return { problem: 'no-compiler', detail: messagesOf(error) };
  }
  const images = Object.entries(task.images).map(([name, bytes]) => [path.join(task.folder, name), bytes] as const);
  try {
    for (const [place, bytes] of images) compiler.mapShadow(place, Buffer.from(bytes));
    const doc = JSON.stringify(task.doc, (_, value: unknown) =>
      typeof value === 'string' ? printable(value, hasCharacter) : value,
    );
    const compiled = compiler.compile({ mainFilePath: path.join(task.folder, task.file), inputs: { doc } });
    const document = compiled.result;
    if (compiled.hasError() || document === null) {
      const error = compiled.takeError();
      return { problem: 'not-typeset', detail: error ? JSON.stringify(compiler.fetchDiagnostics(error)) : task.file };
    }
    const pdf = compiler.pdf(document, { pdfStandard: 'ua-1', creationTimestamp: task.createdSeconds });
    // A copy of its own, which can move to the other thread.
    return new Uint8Array(pdf);
  } catch (error) {
    return { problem: 'not-typeset', detail: messagesOf(error) };
  } finally {
    for (const [place] of images) compiler.unmapShadow(place);
    compiler.evictCache(CACHE_AGE);
  }
}
