import InputBase from '@mui/material/InputBase';
import { useId, useState } from 'react';
import { token } from '../theme/tokens';
import { Note } from '../ui/layout/primitives';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly disabled: boolean;
  /** Shown while what was typed can't be read. */
  readonly wrongText: string;
  /** Takes what was typed; false if it cannot be read, which then stays and is marked. */
  readonly onType: (text: string) => boolean;
}

const look = {
  inlineSize: '100%',
  font: 'inherit',
  // Dates run from left to right, but begin where the column does.
  '& input': {
    textAlign: 'match-parent',
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

/** A text of the sheet that is read while it is typed. */
export function TextCell({ label, value, placeholder, disabled, wrongText, onType }: Props) {
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  return (
    <>
      <InputBase
        sx={look}
        value={text ?? value}
        disabled={disabled}
        placeholder={placeholder}
        onChange={({ target }) => {
          setText(target.value);
          setWrong(!onType(target.value));
        }}
        onBlur={() => setText(isWrong ? text : null)}
        inputProps={{
          'aria-label': label,
          'aria-invalid': isWrong,
          'aria-describedby': isWrong ? id : undefined,
          dir: 'auto',
        }}
      />
      {isWrong && (
        <Note as="p" id={id} color="bad-text" paddingInlineStart={7}>
          {wrongText}
        </Note>
      )}
    </>
  );
}
