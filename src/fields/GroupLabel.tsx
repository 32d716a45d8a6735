import { FormLabel } from '@mui/material';
import { styled } from '@mui/material/styles';
import { token } from '../theme/tokens';

/** The label of a group of controls, styled like an input label. */
export const GroupLabel = styled(FormLabel)({
  display: 'block',
  marginBlockEnd: 4,
  padding: 0,
  color: token('text-2'),
  fontSize: token('fs-small'),
  fontWeight: 500,
  lineHeight: '16px',
  '&.Mui-focused, &.Mui-disabled': { color: token('text-2') },
  '&.Mui-error': { color: token('bad-text') },
}) as typeof FormLabel;
