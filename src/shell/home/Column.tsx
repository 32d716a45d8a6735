import { styled } from '@mui/material/styles';
import { token } from '../../theme/tokens';

/** The one column of a page that leads to others. */
export const Column = styled('div')({
  display: 'grid',
  gap: token('s4'),
  inlineSize: '100%',
  maxInlineSize: 1120,
  marginInline: 'auto',
});
