import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { lockRequestKinds } from '../../../domain/locks/lock-kinds';
import { queryKeys } from '../../providers/data/query-keys';
import { type DeskQuery, locksCalls } from '../locks-calls';

export const deskTabs = ['waiting', 'suspended', 'done'] as const;
export type DeskTab = (typeof deskTabs)[number];

/** Requests come with the live updates; the ages, the market and the hours of the desk move with the clock. */
const REFETCH_MS = 60_000;

/** The view of the queue and the selected loan, which are in the address. */
export function useDeskView() {
  const [search, setSearch] = useSearchParams();
  const tab: DeskTab = deskTabs.find((one) => one === search.get('tab')) ?? 'waiting';
  const kind = lockRequestKinds.find((one) => one === search.get('kind'));
  const branch = search.get('branch') ?? '';
  const text = search.get('search') ?? '';
  const searchWith = (changes: Readonly<Record<string, string | null>>): URLSearchParams => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null || value === '') next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  const set = (changes: Readonly<Record<string, string | null>>): void =>
    setSearch(searchWith(changes), { replace: true });
  return {
    tab,
    kind,
    branch,
    text,
    loanNum: search.get('loan'),
    isFiltered: kind !== undefined || branch !== '' || text !== '',
    set,
    select: (loanNum: string | null) => set({ loan: loanNum }),
    addressOf: (loanNum: string) => ({ search: `?${searchWith({ loan: loanNum })}` }),
  };
}

export type DeskView = ReturnType<typeof useDeskView>;

/** The queue in a view. */
export function useDesk({ tab, kind, branch, text }: Pick<DeskView, 'tab' | 'kind' | 'branch' | 'text'>) {
  const query: DeskQuery = { tab, ...(kind && { kind }), ...(branch && { branch }), ...(text && { search: text }) };
  return useQuery({
    queryKey: queryKeys.lockDesk(query),
    queryFn: ({ signal }) => locksCalls.desk(query, signal),
    refetchInterval: REFETCH_MS,
    placeholderData: (before) => before,
  });
}

/** The points that the user may concede on one lock; null until it is known. */
export function useConcessionLimit(): string | null {
  const { data } = useDesk({ tab: 'waiting', kind: undefined, branch: '', text: '' });
  return data?.concessionLimit ?? null;
}
