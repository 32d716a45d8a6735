import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { loanDisplayName } from '../../../domain/loan/document';
import type { Page } from '../../pages/page';
import { useCurrentPage } from '../../pages/useCurrentPage';
import { useLoan } from '../loan/useLoan';
import { useShortcutPages } from '../shortcuts/shortcut-pages';

/** A loan that the user opened on this device. */
export interface RecentLoan {
  readonly loanNum: string;
  readonly name: string;
}

const MAX_LOANS = 8;
const MAX_PAGES = 5;

const isRecentLoan = (value: unknown): value is RecentLoan => {
  const { loanNum, name } = (value ?? {}) as Partial<Record<keyof RecentLoan, unknown>>;
  return typeof loanNum === 'string' && loanNum !== '' && typeof name === 'string';
};

const listOf = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? stored : []);
const readLoans = (stored: unknown): readonly RecentLoan[] => listOf(stored).filter(isRecentLoan);

/** Moves an item to the front of a list with a maximum length. */
export const withFirst = <T>(list: readonly T[], first: T, same: (other: T) => boolean, max: number): readonly T[] => [
  first,
  ...list.filter((other) => !same(other)).slice(0, max - 1),
];

/** The user's recent loans on this device, newest first. */
export function useRecentLoans(): readonly RecentLoan[] {
  const [stored] = useStore<unknown>('recent.loans', []);
  return readLoans(stored);
}

/** The user's recent pages on this device that they may still open, newest first. */
export function useRecentPages(): readonly Page[] {
  const [stored] = useStore<unknown>('recent.pages', []);
  const pages = useShortcutPages();
  return listOf(stored).flatMap((id) => pages.find((page) => page.id === id) ?? []);
}

/** Records the current page as recent. */
export function useRememberPage(): void {
  const page = useCurrentPage();
  const [, setStored] = useStore<unknown>('recent.pages', []);
  const id = page && !page.path.includes(':') && page.area !== 'public' ? page.id : undefined;
  useEffect(() => {
    if (!id) return;
    setStored((stored: unknown) => withFirst(listOf(stored), id, (other) => other === id, MAX_PAGES));
  }, [id, setStored]);
}

/** Records the current loan as recent, once it is loaded. */
export function RememberLoan(): null {
  const { loan, loanNum } = useLoan();
  const [, setStored] = useStore<unknown>('recent.loans', []);
  const name = loan ? loanDisplayName(loan) : undefined;
  useEffect(() => {
    if (name === undefined) return;
    setStored((stored: unknown) =>
      withFirst(readLoans(stored), { loanNum, name }, (other) => other.loanNum === loanNum, MAX_LOANS),
    );
  }, [loanNum, name, setStored]);
  return null;
}
