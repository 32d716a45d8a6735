import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { VestingRecord } from '../../../domain/loan/records';

/** The open dialog: add, edit or remove a title holder. */
export type OpenHolderDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit'; readonly holder: VestingRecord; readonly field?: string | undefined }
  | { readonly kind: 'remove'; readonly holder: VestingRecord }
  | null;

/** Opens the title holder in the URL: `?at=vestings.<id>.entityName`. */
export function useRequestedHolder(
  holders: readonly VestingRecord[],
  open: (holder: VestingRecord, field?: string) => void,
): void {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const [list, id, field] = (search.get('at') ?? '').split('.');
  const holder = list === 'vestings' ? holders.find((each) => each.id === id) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again must open the holder again.
  useEffect(() => {
    if (holder) open(holder, field);
  }, [holder?.id, field, key]);
}
