import { Check } from 'lucide-react';
import type { CellValue } from './draft';

interface Props {
  /** Role and column, for who does not see where the cell stands. */
  readonly label: string;
  readonly value: CellValue;
  /** The value in words; a tick needs none. */
  readonly words: string | undefined;
  readonly changed: boolean;
  /** The one cell that Tab reaches. */
  readonly reached: boolean;
  readonly at: string;
}

const Mark = ({ value }: { readonly value: CellValue }) => {
  if (value === 'on') return <Check size={14} strokeWidth={2} aria-hidden />;
  if (value === '') return <i aria-hidden />;
  return <span aria-hidden>{value.toUpperCase()}</span>;
};

/** A cell that a click or the space bar sets. */
export function MatrixCell({ label, value, words, changed, reached, at }: Props) {
  const state = words === undefined ? { 'aria-pressed': value === 'on' } : {};
  return (
    <td className="cell">
      <button
        type="button"
        {...state}
        aria-label={words === undefined ? label : `${label}: ${words}`}
        title={label}
        data-changed={changed}
        data-at={at}
        tabIndex={reached ? 0 : -1}
      >
        <Mark value={value} />
      </button>
    </td>
  );
}
