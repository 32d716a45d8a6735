import { styled } from '@mui/material/styles';
import { token } from '../theme/tokens';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
  readonly onFocus: () => void;
}

/** A native select without a frame until it is used; the primitives have no look for a control. */
const Select = styled('select')({
  appearance: 'none',
  inlineSize: '100%',
  font: 'inherit',
  lineHeight: '20px',
  color: 'inherit',
  background: 'none',
  paddingBlock: 3,
  paddingInline: 4,
  marginInline: -5,
  borderRadius: token('r-s'),
  border: '1px solid transparent',
  // A long choice takes two lines, where the browser can.
  whiteSpace: 'normal',
  textOverflow: 'ellipsis',
  '&:hover:not(:disabled)': { borderColor: token('line-input') },
  '&:focus': { borderColor: token('accent'), background: token('surface') },
  '&:disabled': { opacity: 1 },
  '& option': { color: token('text'), background: token('surface') },
});

/** A choice of the sheet. */
export function ChoiceCell({ label, value, choices, disabled, onChange, onFocus }: Props) {
  const shown = choices.some((choice) => choice.value === value) ? choices : [{ value, label: value }, ...choices];
  return (
    <Select
      aria-label={label}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
      onFocus={onFocus}
    >
      {shown.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </Select>
  );
}
