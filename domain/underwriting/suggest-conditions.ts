import type { Condition } from './condition.schemas';
import { type ConditionDocumentType, conditionDocumentTypes, documentTypeNames } from './condition-document-types';
import { isOpenState } from './condition-moves';

/** Why a condition is suggested for a file. */
export type SuggestionReason = 'type' | 'borrower' | 'words';

export interface Suggestion {
  readonly conditionId: string;
  readonly reasons: readonly SuggestionReason[];
}

export interface FileSuggestion {
  /** The document type that the name of the file means; null if it means none. */
  readonly docType: ConditionDocumentType | null;
  /** The conditions that fit best, equally well: one is a proposal, several are a question, none leaves the file unmatched. */
  readonly conditions: readonly Suggestion[];
}

type Answerable = Pick<Condition, 'id' | 'state' | 'description' | 'accepts'>;

export interface BorrowerName {
  readonly first: string;
  readonly last: string;
}

const POINTS: Readonly<Record<SuggestionReason, number>> = { type: 4, borrower: 2, words: 1 };
/** Fewer points are no suggestion: the borrower alone fits every condition. */
const ENOUGH = 3;
/** Shorter words, such as "the", are in every text. */
const MIN_WORD = 4;

/** Words in lower case without accents: `Delgado_M-PayStub.pdf` is `delgado m pay stub`. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .replace(/\.pdf$/i, '')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const hasPhrase = (words: readonly string[], phrase: string): boolean => ` ${words.join(' ')} `.includes(` ${phrase} `);

/** The document type that the words mean: the one with the longest phrase. */
export function docTypeOf(words: readonly string[]): ConditionDocumentType | null {
  const found = documentTypeNames.flatMap((type) =>
    conditionDocumentTypes[type].filter((phrase) => hasPhrase(words, phrase)).map((phrase) => ({ type, phrase })),
  );
  return found.sort((one, other) => other.phrase.length - one.phrase.length)[0]?.type ?? null;
}

/** Which of the borrowers the words name. A last name that several have needs the first name, too. */
function namedIn(words: readonly string[], borrowers: readonly BorrowerName[]): readonly BorrowerName[] {
  const has = (name: string): boolean => name !== '' && wordsOf(name).every((part) => words.includes(part));
  return borrowers.filter(({ first, last }) => {
    const isShared = borrowers.filter((one) => one.last === last).length > 1;
    return has(first) || (has(last) && (!isShared || words.includes(wordsOf(first)[0]?.[0] ?? '')));
  });
}

/** The points of a condition, or null if it is about another borrower. */
function rated(
  condition: Answerable,
  words: readonly string[],
  docType: ConditionDocumentType | null,
  borrowers: readonly BorrowerName[],
): { readonly suggestion: Suggestion; readonly points: number } | null {
  const ofText = wordsOf(condition.description);
  const [inFile, inText] = [namedIn(words, borrowers), namedIn(ofText, borrowers)];
  const isSame = inFile.some((one) => inText.includes(one));
  if (inFile.length > 0 && inText.length > 0 && !isSame) return null;
  const accepted = condition.accepts.length > 0 ? condition.accepts : [docTypeOf(ofText)];
  const names = borrowers.flatMap(({ first, last }) => [...wordsOf(first), ...wordsOf(last)]);
  const isWord = (word: string): boolean => word.length >= MIN_WORD && !names.includes(word) && !/^\d+$/.test(word);
  const common = words.filter((word) => isWord(word) && ofText.includes(word)).length;
  const reasons: SuggestionReason[] = [];
  if (docType !== null && accepted.includes(docType)) reasons.push('type');
  if (isSame) reasons.push('borrower');
  if (common > 0) reasons.push('words');
  const points = reasons.reduce((sum, reason) => sum + POINTS[reason], 0) + Math.max(0, common - 1);
  return { suggestion: { conditionId: condition.id, reasons }, points };
}

/**
 * The open conditions that a file may answer, by document type, borrower and words in its name. Nothing is applied by it. The type of
 * a document that is filed already is known.
 */
export function suggestConditions(
  fileName: string,
  conditions: readonly Answerable[],
  borrowers: readonly BorrowerName[],
  filedAs = '',
): FileSuggestion {
  const words = wordsOf(fileName);
  const docType = documentTypeNames.find((type) => type === filedAs) ?? docTypeOf(words);
  const all = conditions
    .filter(({ state }) => isOpenState(state))
    .flatMap((condition) => rated(condition, words, docType, borrowers) ?? [])
    .filter(({ points }) => points >= ENOUGH);
  const best = Math.max(0, ...all.map(({ points }) => points));
  return { docType, conditions: all.filter(({ points }) => points === best).map(({ suggestion }) => suggestion) };
}
