import { FileText } from 'lucide-react';
import { loanPath } from '../../../domain/pages/loan-path';
import { useRows } from '../../providers/data/useRecords';
import { matching } from './match';
import type { PaletteEntry } from './palette-entry';
import { useDelayed } from './useDelayed';

export const loanEntry = (loanNum: string, name: string, status?: string | null): PaletteEntry => ({
  id: `loan-${loanNum}`,
  text: name,
  icon: FileText,
  loanNum,
  status,
  path: loanPath(loanNum, 'dashboard'),
});

/** What a loan is found by. */
export const loanText = ({ text, loanNum = '' }: PaletteEntry): string => `${text} ${loanNum}`;

/** Loans by number or borrower, searched on the server from two characters. */
export function useFoundLoans(query: string) {
  const searchText = useDelayed(query, 200);
  const { data, isFetching, isPlaceholderData, error } = useRows(
    'loans',
    { filter: { q: searchText }, pagination: { page: 1, perPage: 8 } },
    { enabled: searchText.length > 1, staleTime: 30_000 },
  );
  const rows = query.length > 1 ? (data ?? []) : [];
  const entries = rows.map((row) =>
    loanEntry(row.sLNm, [row.aBFirstNm, row.aBLastNm].filter(Boolean).join(' '), row.sStatusT),
  );
  const isEarlier = searchText !== query || isPlaceholderData;
  return {
    // Of the answer to an earlier search, only what still matches: Enter would open another loan.
    entries: isEarlier ? matching(query, entries, loanText) : entries,
    isFetching: isFetching || (query.length > 1 && searchText !== query),
    error,
  };
}
