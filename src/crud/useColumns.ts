import { useStore } from 'react-admin';
import type { CollectionName } from '../providers/data/resource-types';
import { storeKeyOf } from './store-keys';

interface NamedColumn {
  readonly key: string;
  readonly label: string;
  /** Hidden until the user adds it. */
  readonly hidden?: true;
}

/** The available columns, those shown, and how to change them. */
export interface ColumnChoice {
  readonly columns: readonly NamedColumn[];
  readonly isShown: (key: string) => boolean;
  readonly toggle: (key: string) => void;
}

/** The columns of a list that the user chose. The first column is always shown: it names the record. */
export function useColumns<Column extends NamedColumn>(
  resource: CollectionName,
  columns: readonly Column[],
): { readonly shown: readonly Column[]; readonly choice: ColumnChoice } {
  const first = columns.filter(({ hidden }) => !hidden).map(({ key }) => key);
  const [picked, setPicked] = useStore<string[]>(storeKeyOf(resource, 'columns'), first);
  const isShown = (key: string): boolean => key === columns[0]?.key || picked.includes(key);
  const toggle = (key: string): void =>
    setPicked(picked.includes(key) ? picked.filter((each) => each !== key) : [...picked, key]);
  return { shown: columns.filter(({ key }) => isShown(key)), choice: { columns, isShown, toggle } };
}
