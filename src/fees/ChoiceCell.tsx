import NativeSelect from '@mui/material/NativeSelect';
import { token } from '../theme/tokens';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
  readonly onFocus: () => void;
}

const look = {
  inlineSize: '100%',
  font: 'inherit',
  color: 'inherit',
  '&::before, &::after': { display: 'none' },
  '& .MuiNativeSelect-icon': { display: 'none' },
  '& select': {
    font: 'inherit',
    color: 'inherit',
    paddingBlock: '3px',
    paddingInline: '4px !important',
    borderRadius: token('r-s'),
    border: '1px solid transparent',
    textOverflow: 'ellipsis',
  },
  '& select:hover:not(:disabled)': { borderColor: token('line-input') },
  '& select:focus': { borderColor: token('accent'), background: token('surface') },
  '& select:disabled': { opacity: 1, color: 'inherit', WebkitTextFillColor: 'currentcolor', cursor: 'default' },
} as const;

/** A choice of the sheet: a native select without a frame until it is used. */
export function ChoiceCell({ label, value, choices, disabled, onChange, onFocus }: Props) {
  const shown = choices.some((choice) => choice.value === value) ? choices : [{ value, label: value }, ...choices];
  return (
    <NativeSelect
      sx={look}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
      onFocus={onFocus}
      inputProps={{ 'aria-label': label }}
    >
      {shown.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </NativeSelect>
  );
}
