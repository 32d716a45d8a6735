import InputBase from '@mui/material/InputBase';
import { useRef, useState } from 'react';
import { formatAmount } from '../../domain/format/money';
import { token } from '../theme/tokens';
import { feeAmount, pastedRows } from './pasted-fees';
import { onSheetKey } from './sheet-keys';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (amount: string) => void;
  readonly onFocus: () => void;
  readonly onPasteRows: (rows: string[][]) => void;
}

const look = {
  inlineSize: '100%',
  font: 'inherit',
  '& input': {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    paddingBlock: '3px',
    paddingInline: '6px',
    borderRadius: token('r-s'),
    border: '1px solid transparent',
  },
  '& input:hover:not(:disabled)': { borderColor: token('line-input') },
  '& input:focus': { borderColor: token('accent'), background: token('surface') },
  '& input[aria-invalid="true"]': { borderColor: token('bad-text') },
  '& input:disabled': { WebkitTextFillColor: 'currentcolor', color: 'inherit' },
} as const;

/** An amount of the sheet. Totals follow while it is typed; what is no amount stays and is marked. */
export function AmountCell({ label, value, disabled, onChange, onFocus, onPasteRows }: Props) {
  const [text, setText] = useState<string | null>(null);
  const before = useRef(value);
  const shown = text ?? formatAmount(value);
  const type = (typed: string): void => {
    setText(typed);
    const amount = feeAmount(typed === '' ? '0' : typed);
    if (amount !== undefined) onChange(amount);
  };
  const isWrong = text !== null && feeAmount(text === '' ? '0' : text) === undefined;
  return (
    <InputBase
      sx={look}
      value={shown}
      disabled={disabled}
      onChange={({ target }) => type(target.value)}
      onFocus={() => {
        before.current = value;
        onFocus();
      }}
      onBlur={() => setText(isWrong ? text : null)}
      onPaste={(event) => {
        const rows = pastedRows(event.clipboardData.getData('text'));
        if (!rows) return;
        event.preventDefault();
        setText(null);
        onPasteRows(rows);
      }}
      inputProps={{
        'aria-label': label,
        'aria-invalid': isWrong,
        'data-column': 'amount',
        inputMode: 'decimal',
        onKeyDown: (event) =>
          onSheetKey(event, () => {
            setText(null);
            onChange(before.current);
          }),
      }}
    />
  );
}
