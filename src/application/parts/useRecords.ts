import { useEffect, useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import type { LoanRecord, Owner } from '../../../domain/loan/records';
import type { SectionRecord } from '../edit/section-context';
import { useSection } from '../edit/section-context';
import type { ListLayout } from '../layout/layout';

/** A displayed record with its index in the form's list. */
export interface Shown {
  readonly record: LoanRecord & { readonly key: string };
  readonly index: number;
}

/** The last removed record, with its index in the form and its row on the page. */
export interface Removed {
  readonly record: LoanRecord;
  readonly index: number;
  readonly line: number;
  /** Loan version at the removal. A save makes the removal final. */
  readonly version: number;
}

/** Record ID in the URL: `?at=assets.<id>.value`. */
function useRequestedEntry(list: string): string | undefined {
  const [search] = useSearchParams();
  const [part, id] = (search.get('at') ?? '').split('.');
  return part === list ? id : undefined;
}

/** IDs in the layout's order, based on the draft. The order is frozen while `still` is set. */
function useOrder({ list, compare }: ListLayout, isFrozen: boolean): readonly string[] {
  const now: string = useWatch({
    name: list,
    compute: (records: readonly LoanRecord[] | undefined) =>
      (compare ? [...(records ?? [])].sort(compare).map(({ id }) => id) : []).join(' '),
  });
  const [frozen, setFrozen] = useState(now);
  if (!isFrozen && frozen !== now) setFrozen(now);
  return frozen.split(' ');
}

const place = (order: readonly string[], id: string): number => {
  const found = order.indexOf(id);
  return found < 0 ? order.length : found;
};

/** The records of a list in the surrounding form: which are open, and functions to add, remove and restore. */
export function useRecords(layout: ListLayout, owner: Owner | undefined) {
  const { list } = layout;
  const { loan } = useSection();
  const { getValues } = useFormContext<SectionRecord>();
  const array = useFieldArray<SectionRecord, typeof list, 'key'>({ name: list, keyName: 'key' });
  const requested = useRequestedEntry(list);
  const frame = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [added, setAdded] = useState<string | null>(null);
  const [last, setLast] = useState<Removed | null>(null);

  const records = array.fields.map((record, index): Shown => ({ record, index }));
  const order = useOrder(
    layout,
    records.some(({ record }) => opened.has(record.id)),
  );
  const shown = records
    .filter(({ record }) => owner === undefined || record.owners.includes(owner))
    .sort((a, b) => place(order, a.record.id) - place(order, b.record.id));
  const isBack = records.some(({ record }) => record.id === last?.record.id);

  const setOpen = (id: string, open: boolean): void =>
    setOpened((before) => new Set(open ? [...before, id] : [...before].filter((each) => each !== id)));
  useEffect(() => {
    if (requested) setOpened((before) => new Set([...before, requested]));
  }, [requested]);

  return {
    shown,
    opened,
    setOpen,
    added,
    frame,
    removed: last && !isBack && last.version === loan.version ? last : null,
    add: (): void => {
      const id = crypto.randomUUID();
      array.append({ id, owners: [owner ?? '0B'] }, { shouldFocus: false });
      setAdded(id);
      setOpen(id, true);
    },
    remove: ({ record, index }: Shown, line: number): void => {
      const typed: readonly LoanRecord[] = getValues(list) ?? [];
      array.remove(index);
      setOpen(record.id, false);
      setLast({ record: { ...(typed[index] ?? record) }, index, line, version: loan.version });
    },
    bringBack: ({ record, index, line }: Removed): void => {
      array.insert(Math.min(index, array.fields.length), record, { shouldFocus: false });
      setLast(null);
      requestAnimationFrame(() => frame.current?.querySelectorAll<HTMLElement>('[data-row]')[line]?.focus());
    },
  };
}
