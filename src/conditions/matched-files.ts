import { CONDITION_DOC_TYPE } from '../../domain/documents/document-types';
import type { LoanDocument } from '../../domain/loan/document';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import {
  type BorrowerName,
  type FileSuggestion,
  type SuggestionReason,
  suggestConditions,
} from '../../domain/underwriting/suggest-conditions';

/** A chosen file, and what it will be filed as and for. */
export interface MatchedFile {
  readonly file: File;
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

/** The files with a suggestion each. A single one is filled in, which the user sees and confirms with the upload. */
export const matchFiles = (
  files: readonly File[],
  conditions: readonly Condition[],
  borrowers: readonly BorrowerName[],
): readonly MatchedFile[] =>
  files.map((file) => {
    const suggestion = suggestConditions(file.name, conditions, borrowers);
    const ids = suggestion.conditions.map(({ conditionId }) => conditionId);
    return {
      ...{ file, suggestion, docType: suggestion.docType ?? CONDITION_DOC_TYPE },
      conditionIds: ids.length === 1 ? ids : [],
    };
  });

/** Why the conditions of a file are suggested; none if the user chose other ones. */
export function reasonsOf({ suggestion, conditionIds }: MatchedFile): readonly SuggestionReason[] {
  const [only, ...others] = conditionIds;
  if (others.length > 0) return [];
  return suggestion.conditions.find(({ conditionId }) => conditionId === only)?.reasons ?? [];
}
