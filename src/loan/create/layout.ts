import { styled } from '@mui/material/styles';
import { token } from '../../theme/tokens';

/** Inputs side by side if they fit; `wide` inputs take the full row. */
export const InputGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: token('s4'),
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > *': { gridColumn: 'span 2' },
    '& > [data-span="3"]': { gridColumn: 'span 3' },
    '& > [data-span="6"]': { gridColumn: 'span 6' },
  },
}));
