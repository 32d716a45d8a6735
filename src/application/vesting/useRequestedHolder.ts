import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { VestingRecord } from '../../../domain/loan/records';

/** What is asked in a dialog: somebody new, a holder to edit, or one to take off. */
export type OpenHolderDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit'; readonly holder: VestingRecord; readonly field?: string | undefined }
  | { readonly kind: 'remove'; readonly holder: VestingRecord }
  | null;

/** Opens the holder that the address leads to: `?at=vestings.<id>.entityName`. */
export function useRequestedHolder(
  holders: readonly VestingRecord[],
  open: (holder: VestingRecord, field?: string) => void,
): void {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const [list, id, field] = (search.get('at') ?? '').split('.');
  const holder = list === 'vestings' ? holders.find((each) => each.id === id) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link, pressed again, leads there again.
  useEffect(() => {
    if (holder) open(holder, field);
  }, [holder?.id, field, key]);
}
