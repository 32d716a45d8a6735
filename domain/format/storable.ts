/** NUL and unpaired surrogates, which a database cannot store. */
const UNSTORABLE = /[\0\p{Cs}]/u;

/** Levels of nested lists and objects that a value may have; beyond a few thousand, writing it as JSON fails. */
const MAX_DEPTH = 100;

/** The problem of a request with text that cannot be stored. */
export const notStorable = 'characters-not-kept';

/** A part of a value that a database cannot store: its path, and what is wrong with it. */
export interface StorageProblem {
  readonly path: readonly string[];
  readonly problem: 'control-characters' | 'value-not-valid';
}

/** The first part of the value that a database cannot store or search for; null if there is none. */
export function storageProblem(value: unknown): StorageProblem | null {
  const open: { readonly path: readonly string[]; readonly value: unknown }[] = [{ path: [], value }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { path } = next;
    if (typeof next.value === 'string' && UNSTORABLE.test(next.value)) return { path, problem: 'control-characters' };
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (path.length === MAX_DEPTH) return { path: path.slice(0, 1), problem: 'value-not-valid' };
    for (const [key, part] of Object.entries(next.value)) {
      if (UNSTORABLE.test(key)) return { path, problem: 'control-characters' };
      open.push({ path: [...path, key], value: part });
    }
  }
  return null;
}

/** Whether a database can store, or search for, every text in the value. */
export const isStorable = (value: unknown): boolean => storageProblem(value) === null;
