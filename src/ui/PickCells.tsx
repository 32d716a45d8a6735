import Checkbox from '@mui/material/Checkbox';
import { useTranslate } from 'react-admin';
import type { Selection } from './data-column';

interface PickProps {
  readonly id: string;
  /** Name of the record. Default: its key. */
  readonly name?: string;
  readonly picked: boolean;
  readonly onPick: (id: string) => void;
}

/** Selects one record. */
export function PickBox({ id, name = id, picked, onPick }: PickProps) {
  const translate = useTranslate();
  return (
    <Checkbox
      size="small"
      checked={picked}
      onChange={() => onPick(id)}
      slotProps={{ input: { 'aria-label': translate('blocks.pick', { name }) } }}
    />
  );
}

interface PickAllProps {
  readonly keys: readonly string[];
  readonly selection: Selection;
}

/** Selects all records of the page, or none. */
export function PickAllCell({ keys, selection }: PickAllProps) {
  const translate = useTranslate();
  const picked = keys.filter((key) => selection.keys.has(key)).length;
  const all = keys.length > 0 && picked === keys.length;
  const mixed = picked > 0 && !all;
  // Set on the input itself, so that screen readers announce "mixed".
  const markMixed = (input: HTMLInputElement | null): void => {
    if (input) input.indeterminate = mixed;
  };
  const toggle = (): void => {
    const others = [...selection.keys].filter((key) => !keys.includes(key));
    selection.onChange(new Set(all ? others : [...others, ...keys]));
  };
  return (
    <th scope="col" className="pick">
      <Checkbox
        size="small"
        checked={all}
        indeterminate={mixed}
        disabled={keys.length === 0}
        onChange={toggle}
        slotProps={{ input: { 'aria-label': translate('blocks.pickAll'), ref: markMixed } }}
      />
    </th>
  );
}
