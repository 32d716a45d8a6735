import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatMoney } from '../../../domain/format/money';
import { FieldBox } from '../../fields/FieldBox';

const inDollars = (digits: string): string => (digits === '' ? '' : formatMoney(digits).replace(/^\$|\.00$/g, ''));
/** Keeps the whole dollars of an amount: `$832,750.00` becomes 832750. */
const wholeDollars = (text: string): string => text.replace(/\.\d*$/, '').replace(/\D/g, '');

/** Whether the digits have the length of a year or a loan limit. */
export const isWhole = (digits: string): boolean => /^\d{4,7}$/.test(digits);

function problemOf(digits: string): string | null {
  if (digits === '') return 'required';
  if (isWhole(digits)) return null;
  return digits.length < 4 ? 'too-small' : 'too-large';
}

interface Props {
  readonly label: string;
  /** Digits only. */
  readonly value: string;
  /** A dollar amount; otherwise a year. */
  readonly isAmount: boolean;
  readonly onChange: (value: string) => void;
}

/** Input for a year or an amount in whole dollars. Amounts are formatted on blur. */
export function LimitFigure({ label, value, isAmount, onChange }: Props) {
  const translate = useTranslate();
  const [draft, setDraft] = useState<string | null>(null);
  const problem = problemOf(value);
  return (
    <FieldBox
      label={label}
      text={draft ?? (isAmount ? inDollars(value) : value)}
      required
      numeric={isAmount}
      start={isAmount ? '$' : undefined}
      inputMode="numeric"
      direction="ltr"
      error={problem !== null}
      help={problem ? translate(`messages.${problem}`) : undefined}
      onBlur={() => setDraft(null)}
      onChange={(text) => {
        setDraft(text);
        onChange(wholeDollars(text));
      }}
    />
  );
}
