import { folderOfType, UNSORTED_FOLDER, UNSORTED_TYPE } from '../../domain/documents/document-types';
import { docTypeOf, wordsOf } from '../../domain/underwriting/suggest-conditions';
import type { Filing } from './FilingInputs';

/** Where the user files chosen files; the rest goes where their names or the open folder suggest. */
export type TypedFilings = ReadonlyMap<File, Filing>;

export interface FiledChoice {
  readonly file: File;
  readonly filing: Filing;
  /** Whether the name of the file suggested it. */
  readonly suggested: boolean;
}

/** Where each file goes: as typed or given, else as its name says, else to the folder that is open. */
export const filingsOf = (
  files: readonly File[],
  typed: TypedFilings,
  given: Filing | undefined,
  fallback: Filing,
): readonly FiledChoice[] =>
  files.map((file) => {
    const own = typed.get(file) ?? given;
    if (own) return { file, filing: own, suggested: false };
    const docType = docTypeOf(wordsOf(file.name));
    if (docType === null) return { file, filing: fallback, suggested: false };
    return { file, filing: { docType, folderName: folderOfType(docType) ?? UNSORTED_FOLDER }, suggested: true };
  });

/** What was typed, and the changes for some files. */
export const withFilings = (
  typed: TypedFilings,
  choices: readonly FiledChoice[],
  which: readonly File[],
  changes: Partial<Filing>,
): TypedFilings =>
  new Map([
    ...typed,
    ...choices
      .filter(({ file }) => which.includes(file))
      .map(({ file, filing }): [File, Filing] => [file, { ...filing, ...changes }]),
  ]);

export const unsortedIn = (folder: string | undefined): Filing => ({
  folderName: folder ?? UNSORTED_FOLDER,
  docType: UNSORTED_TYPE,
});

/** The filing that all have, with an empty text for what differs. */
export const sharedFiling = (choices: readonly FiledChoice[]): Filing => {
  const same = (read: (filing: Filing) => string): string => {
    const [first = '', ...others] = new Set(choices.map(({ filing }) => read(filing)));
    return others.length > 0 ? '' : first;
  };
  return { docType: same(({ docType }) => docType), folderName: same(({ folderName }) => folderName) };
};

export const isFiled = ({ filing: { folderName, docType } }: Pick<FiledChoice, 'filing'>): boolean =>
  folderName.trim() !== '' && docType.trim() !== '';
