import { plainWords } from '../../../domain/format/plain-text';
import type { PipelineRow } from '../../../domain/loan/pipeline.schemas';

/** Letters and digits, and what is between them. */
const PARTS = /([\p{L}\p{N}'’]+)/u;

/** The words of a name that the search found. */
const isFound = (part: string, matched: readonly string[]): boolean =>
  plainWords(part).some((word) => matched.includes(word));

interface Props {
  readonly text: string;
  readonly matched: readonly string[];
}

/** A text in which the words that the search found are marked. */
export function Marked({ text, matched }: Props) {
  if (!text.split(PARTS).some((part) => isFound(part, matched))) return text;
  return text.split(PARTS).map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
    isFound(part, matched) ? <mark key={place}>{part}</mark> : part,
  );
}

/** The names of a loan that the search found and that a row does not show otherwise. */
export function otherMatches(row: PipelineRow): { readonly coBorrower: string; readonly others: readonly string[] } {
  const matched = row.matched ?? [];
  const nameOf = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' ');
  const borrower = plainWords(nameOf(row.aBFirstNm, row.aBLastNm));
  const coBorrower = nameOf(row.aCFirstNm, row.aCLastNm);
  const coWords = plainWords(coBorrower);
  const names = matched.filter((word) => !borrower.includes(word) && !row.sLNm.startsWith(word));
  return {
    coBorrower: names.some((word) => coWords.includes(word)) ? coBorrower : '',
    others: names.filter((word) => !coWords.includes(word)),
  };
}
