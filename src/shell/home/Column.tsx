import { styled } from '@mui/material/styles';
import { token } from '../../theme/tokens';

/** The single column of a page of links. */
export const Column = styled('div')({
  display: 'grid',
  gap: token('s4'),
  inlineSize: '100%',
  maxInlineSize: 1120,
  marginInline: 'auto',
});
