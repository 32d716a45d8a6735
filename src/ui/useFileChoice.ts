import { useState } from 'react';
import { MAX_UPLOAD_BYTES } from '../../domain/loan/upload-limits';

export type ChoiceProblem = 'tooLarge' | 'tooMany' | 'wrongType' | 'noFile';

export interface Problem {
  readonly kind: ChoiceProblem;
  /** The files that were rejected because of their type. */
  readonly names?: readonly string[];
}

const total = (files: readonly File[]): number => files.reduce((sum, file) => sum + file.size, 0);

/** Whether a file matches an `accept` list such as `.pdf,.xml`. The server checks its content. */
export function hasType(name: string, accept: string | undefined): boolean {
  if (!accept) return true;
  return accept.split(',').some((ending) => name.toLowerCase().endsWith(ending.trim().toLowerCase()));
}

interface FileLimits {
  readonly max: number;
  readonly accept?: string | undefined;
  /** Their total size. Default: 30 MB (UPLOAD-01). */
  readonly bytes?: number;
}

/** The list after adding files, and why some were rejected; those of an allowed type are added. With a maximum of one, a new file replaces the old one. */
export function addFiles(
  chosen: readonly File[],
  added: readonly File[],
  { max, accept, bytes = MAX_UPLOAD_BYTES }: FileLimits,
): { readonly files: readonly File[]; readonly problem: Problem | null } {
  const allowed = added.filter((file) => hasType(file.name, accept));
  const wrong = added.filter((file) => !allowed.includes(file)).map(({ name }) => name);
  const files = max === 1 && allowed.length === 1 ? allowed : [...chosen, ...allowed];
  const kept = files.slice(0, max);
  if (total(kept) > bytes) return { files: chosen, problem: { kind: 'tooLarge' } };
  if (files.length > max) return { files: kept, problem: { kind: 'tooMany' } };
  return { files, problem: wrong.length > 0 ? { kind: 'wrongType', names: wrong } : null };
}

/** The files that the user chose, within the limits of UPLOAD-01 to -06. */
export function useFileChoice(
  limits: FileLimits,
  initial: readonly File[] = [],
  onChoose?: (files: readonly File[]) => void,
) {
  const [first] = useState(() => addFiles([], initial, limits));
  const [files, setChosen] = useState(first.files);
  const setFiles = (next: readonly File[]): void => {
    setChosen(next);
    onChoose?.(next);
  };
  const [problem, setProblem] = useState<Problem | null>(first.problem);
  return {
    files,
    problem,
    setProblem,
    add: (added: readonly File[]): void => {
      if (added.length === 0) return;
      const next = addFiles(files, added, limits);
      setFiles(next.files);
      setProblem(next.problem);
    },
    remove: (file: File): void => {
      setFiles(files.filter((each) => each !== file));
      setProblem(null);
    },
    removeNamed: (names: readonly string[]): void => {
      setFiles(files.filter(({ name }) => !names.includes(name)));
      setProblem(null);
    },
    clear: (): void => {
      setFiles([]);
      setProblem(null);
    },
  };
}
