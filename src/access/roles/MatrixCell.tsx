import { Check } from 'lucide-react';
import type { CellValue } from './draft';

interface Props {
  /** Role and column, for screen readers. */
  readonly label: string;
  readonly value: CellValue;
  /** Label of the value. Absent for a checkbox. */
  readonly words: string | undefined;
  readonly changed: boolean;
  /** The only cell in the tab order. */
  readonly reached: boolean;
  readonly at: string;
}

/** A value other than a check shows the first letter of its label. */
export const Mark = ({ value, words }: Pick<Props, 'value' | 'words'>) => {
  if (value === 'on') return <Check size={14} strokeWidth={2} aria-hidden />;
  if (value === '') return <i aria-hidden />;
  return <span aria-hidden>{words?.charAt(0) ?? value}</span>;
};

/** A cell that a click or Space sets. */
export function MatrixCell({ label, value, words, changed, reached, at }: Props) {
  const name = words === undefined ? label : `${label}: ${words}`;
  const state = words === undefined ? { 'aria-pressed': value === 'on' } : {};
  return (
    <td className="cell">
      <button
        type="button"
        {...state}
        aria-label={name}
        title={name}
        data-changed={changed}
        data-at={at}
        tabIndex={reached ? 0 : -1}
      >
        <Mark value={value} words={words} />
      </button>
    </td>
  );
}
