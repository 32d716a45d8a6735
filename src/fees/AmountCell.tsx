import InputBase from '@mui/material/InputBase';
import { useId, useRef, useState } from 'react';
import { formatAmount } from '../../domain/format/money';
import { token } from '../theme/tokens';
import { Note } from '../ui/layout/primitives';
import { feeAmount, pastedRows } from './pasted-fees';
import { onSheetKey, selectOnPress } from './sheet-keys';
import { useFeesText } from './useFeesText';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (amount: string) => void;
  readonly onFocus: () => void;
  readonly onPasteRows: (rows: string[][]) => void;
  /** What is wrong with the line by the server. */
  readonly problem?: string | undefined;
  /** Says whether what was typed is no amount. */
  readonly onWrong: (isWrong: boolean) => void;
  /** Takes back what was typed since the cell got the focus. Default: sets the amount that it had then. */
  readonly onUndo?: () => void;
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

/** What is typed; an empty cell is zero. */
const amountOf = (typed: string): string | undefined => feeAmount(typed === '' ? '0' : typed);

/** An amount of the sheet. Totals follow while it is typed; what is no amount stays and is marked. */
export function AmountCell({
  label,
  value,
  disabled,
  problem,
  onChange,
  onFocus,
  onPasteRows,
  onWrong,
  onUndo,
}: Props) {
  const { t } = useFeesText();
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  const before = useRef(value);
  const shown = text ?? formatAmount(value);
  const type = (typed: string): void => {
    setText(typed);
    const amount = amountOf(typed);
    onWrong(amount === undefined);
    if (amount !== undefined) onChange(amount);
  };
  const undo = (): boolean => {
    if (text === null) return false;
    setText(null);
    onWrong(false);
    if (onUndo) onUndo();
    else onChange(before.current);
    return true;
  };
  const isWrong = text !== null && amountOf(text) === undefined;
  const message = isWrong ? t('noAmount') : problem;
  return (
    <>
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
          onWrong(false);
          onPasteRows(rows);
        }}
        inputProps={{
          'aria-label': label,
          'aria-invalid': message !== undefined,
          'aria-describedby': message === undefined ? undefined : id,
          'data-column': 'amount',
          inputMode: 'decimal',
          onMouseDown: selectOnPress,
          onKeyDown: (event) => onSheetKey(event, undo),
        }}
      />
      {message !== undefined && (
        <Note as="p" id={id} color="bad-text" paddingInlineEnd={7}>
          {message}
        </Note>
      )}
    </>
  );
}
