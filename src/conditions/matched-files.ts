import type { Edoc } from '../../domain/documents/document.schemas';
import { CONDITION_DOC_TYPE } from '../../domain/documents/document-types';
import type { LoanDocument } from '../../domain/loan/document';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import {
  type BorrowerName,
  type FileSuggestion,
  type SuggestionReason,
  suggestConditions,
} from '../../domain/underwriting/suggest-conditions';

/** A chosen file, or a document that the loan has, and what it will be filed as and for. */
export interface MatchedFile {
  readonly key: string;
  readonly name: string;
  readonly source: { readonly file: File } | { readonly docId: string };
  readonly suggestion: FileSuggestion;
  readonly docType: string;
  readonly conditionIds: readonly string[];
}

/** The borrowers of a loan, by whose names files are recognized. */
export const borrowersOf = ({ applicants }: Pick<LoanDocument, 'applicants'>): readonly BorrowerName[] =>
  applicants.flatMap((one) => [
    { first: one.aBFirstNm ?? '', last: one.aBLastNm ?? '' },
    ...(one.aCFirstNm ? [{ first: one.aCFirstNm, last: one.aCLastNm ?? '' }] : []),
  ]);

const filledIn = ({ conditions }: FileSuggestion): readonly string[] =>
  conditions.length === 1 ? conditions.map(({ conditionId }) => conditionId) : [];

/** The files with a suggestion each. A single one is filled in, which the user sees and confirms with the upload. */
export const matchFiles = (
  files: readonly File[],
  conditions: readonly Condition[],
  borrowers: readonly BorrowerName[],
): readonly MatchedFile[] =>
  files.map((file) => {
    const { name, size, lastModified } = file;
    const suggestion = suggestConditions(name, conditions, borrowers);
    return {
      ...{ key: `${name}-${size}-${lastModified}`, name, source: { file } },
      ...{ suggestion, docType: suggestion.docType ?? CONDITION_DOC_TYPE, conditionIds: filledIn(suggestion) },
    };
  });

/** Documents of the loan with a suggestion each; see {@link matchFiles}. */
export const matchDocuments = (
  documents: readonly Edoc[],
  conditions: readonly Condition[],
  borrowers: readonly BorrowerName[],
): readonly MatchedFile[] =>
  documents.map(({ docId, name, doc_type: docType }) => {
    const suggestion = suggestConditions(name, conditions, borrowers, docType);
    return { key: docId, name, source: { docId }, suggestion, docType, conditionIds: filledIn(suggestion) };
  });

/** Why the conditions of a file are suggested; none if the user chose other ones. */
export function reasonsOf({ suggestion, conditionIds }: MatchedFile): readonly SuggestionReason[] {
  const [only, ...others] = conditionIds;
  if (others.length > 0) return [];
  return suggestion.conditions.find(({ conditionId }) => conditionId === only)?.reasons ?? [];
}
