import { useStore } from 'react-admin';

interface NamedColumn {
  readonly key: string;
  readonly label: string;
}

/** The available columns, those shown, and how to change them. */
export interface ColumnChoice {
  readonly columns: readonly NamedColumn[];
  readonly isShown: (key: string) => boolean;
  readonly toggle: (key: string) => void;
}

/**
 * The columns that the user chose, stored under `storeKey`; `first` is the default. The first column is always shown: it
 * names the record.
 */
export function useColumns<Column extends NamedColumn>(
  storeKey: string,
  columns: readonly Column[],
  first: readonly string[],
): { readonly shown: readonly Column[]; readonly choice: ColumnChoice } {
  const [picked, setPicked] = useStore<string[]>(storeKey, [...first]);
  const isShown = (key: string): boolean => key === columns[0]?.key || picked.includes(key);
  const toggle = (key: string): void =>
    setPicked(picked.includes(key) ? picked.filter((each) => each !== key) : [...picked, key]);
  return { shown: columns.filter(({ key }) => isShown(key)), choice: { columns, isShown, toggle } };
}
