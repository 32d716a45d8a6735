import { useMemo } from 'react';
import { useStore } from 'react-admin';
import type { CollectionName } from '../providers/data/resource-types';
import type { ColumnWidths } from '../ui/data-column';
import { storeKeyOf } from './store-keys';

interface NamedColumn {
  readonly key: string;
  readonly label: string;
  /** Hidden until the user adds it. */
  readonly hidden?: true;
}

/** The available columns in the user's order, those shown, and how to change both. */
export interface ColumnChoice {
  readonly columns: readonly NamedColumn[];
  readonly isShown: (key: string) => boolean;
  readonly toggle: (key: string) => void;
  /** Moves a column by one place, towards the start or the end. */
  readonly move: (key: string, by: -1 | 1) => void;
  /** Returns to the columns, order and widths of the beginning. */
  readonly reset: () => void;
}

/** Known keys in the chosen order, the rest after them. The first one stays in front: it names the record. */
export function orderedKeys(keys: readonly string[], chosen: readonly string[]): readonly string[] {
  const [first, ...others] = keys;
  const moved = chosen.filter((key) => others.includes(key));
  return first === undefined ? [] : [first, ...moved, ...others.filter((key) => !moved.includes(key))];
}

/** The order after a column moved by one place among the columns behind the first. */
export function movedKey(keys: readonly string[], key: string, by: -1 | 1): readonly string[] {
  const [first, ...others] = keys;
  const from = others.indexOf(key);
  const to = from + by;
  if (first === undefined || from < 0 || to < 0 || to >= others.length) return keys;
  const rest = others.filter((each) => each !== key);
  return [first, ...rest.slice(0, to), key, ...rest.slice(to)];
}

/**
 * The columns of a list that the user chose, in their order and with their widths. The first column is always shown. A part of a
 * list with other columns, such as a tab, has a name.
 */
export function useColumns<Column extends NamedColumn>(
  resource: CollectionName,
  columns: readonly Column[],
  part?: string,
): { readonly shown: readonly Column[]; readonly choice: ColumnChoice; readonly widths: ColumnWidths } {
  const keys = columns.map(({ key }) => key);
  const first = columns.filter(({ hidden }) => !hidden).map(({ key }) => key);
  const [picked, setPicked] = useStore<string[]>(storeKeyOf(resource, 'columns', part), first);
  const [order, setOrder] = useStore<string[]>(storeKeyOf(resource, 'order', part), []);
  const [chosen, setChosen] = useStore<Record<string, number>>(storeKeyOf(resource, 'widths', part), {});
  const ordered = orderedKeys(keys, order);
  const isShown = (key: string): boolean => key === keys[0] || picked.includes(key);
  const sorted = useMemo(
    () =>
      orderedKeys(
        columns.map(({ key }) => key),
        order,
      ).flatMap((key) => columns.find((column) => column.key === key) ?? []),
    [columns, order],
  );
  const shown = useMemo(() => sorted.filter(({ key }, place) => place === 0 || picked.includes(key)), [sorted, picked]);
  const reset = (): void => {
    setPicked(first);
    setOrder([]);
    setChosen({});
  };
  return {
    shown,
    choice: {
      columns: sorted,
      isShown,
      toggle: (key) => setPicked(picked.includes(key) ? picked.filter((each) => each !== key) : [...picked, key]),
      move: (key, by) => setOrder([...movedKey(ordered, key, by)]),
      reset,
    },
    widths: {
      chosen,
      onChange: (key, width) => {
        const { [key]: _before, ...others } = chosen;
        setChosen(width === undefined ? others : { ...others, [key]: width });
      },
    },
  };
}
