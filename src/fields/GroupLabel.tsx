import { FormLabel, type FormLabelProps } from '@mui/material';
import type { ElementType } from 'react';
import { token } from '../theme/tokens';

const look = {
  display: 'block',
  marginBlockEnd: '4px',
  padding: 0,
  color: token('text-2'),
  fontSize: token('fs-small'),
  fontWeight: 500,
  lineHeight: '16px',
  '&.Mui-focused, &.Mui-disabled': { color: token('text-2') },
  '&.Mui-error': { color: token('bad-text') },
} as const;

interface Props extends Omit<FormLabelProps, 'sx'> {
  /** Default: a label. */
  readonly component?: ElementType;
}

/** The label of a group of controls, styled like an input label. */
export const GroupLabel = (props: Props) => <FormLabel sx={look} {...props} />;
