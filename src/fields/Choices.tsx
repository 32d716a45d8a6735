import { FormControl, FormControlLabel, FormHelperText } from '@mui/material';
import { styled, useTheme } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { moveByKey } from './arrow-keys';
import { GroupLabel } from './GroupLabel';

/** Keeps a multi-line label next to its box, with the same spacing as a single-line one. */
export const ChoiceLabel = styled(FormControlLabel)({
  alignItems: 'flex-start',
  marginInlineEnd: 0,
  '& .MuiFormControlLabel-label': { paddingBlock: 8, lineHeight: '20px' },
  '@media (pointer: coarse)': { '& .MuiFormControlLabel-label': { paddingBlock: 12 } },
});

interface Props {
  readonly label: string;
  readonly help: string | undefined;
  readonly error: boolean;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly children: ReactNode;
}

/** A labeled group of choices, with the error or help below. Arrow keys and first letters move between them. */
export function Choices({ label, help, error, required = false, disabled = false, children }: Props) {
  const id = useId();
  const isRtl = useTheme().direction === 'rtl';
  return (
    <FormControl
      component="fieldset"
      error={error}
      required={required}
      disabled={disabled}
      sx={{ minInlineSize: 0 }}
      onKeyDown={(event) => void moveByKey(event, isRtl)}
      {...(help === undefined ? {} : { 'aria-describedby': id })}
    >
      <GroupLabel component="legend">{label}</GroupLabel>
      {children}
      {help !== undefined && <FormHelperText id={id}>{help}</FormHelperText>}
    </FormControl>
  );
}
