import { FormControl, FormControlLabel, FormHelperText } from '@mui/material';
import { styled, useTheme } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { moveByKey } from './arrow-keys';
import { GroupLabel } from './GroupLabel';

/** A label of several lines stays with its box, and as far from the next one as a label of one. */
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

/** Choices that belong together, under one label, with the error or help below. Arrows and first letters move among them. */
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
