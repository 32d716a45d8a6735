import { styled } from '@mui/material/styles';
import { token } from '../theme/tokens';
import { Box, type ElementProps } from '../ui/layout/primitives';

/** Minimum width for the explanation to fit beside the programs. */
export const WIDE = '(min-width: 1340px)';

/** Scenario, programs and explanation side by side, each scrolling independently. Stacked on a phone. */
export const Workspace = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minBlockSize: 0,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '248px minmax(0, 1fr)', alignContent: 'stretch' },
  [`@media ${WIDE}`]: { gridTemplateColumns: '248px minmax(0, 1fr) 308px' },
  '@media (min-width: 1440px)': { gridTemplateColumns: '268px minmax(0, 1fr) 360px' },
  '@media print': { display: 'block' },
}));

export const Side = styled('div')(({ theme }) => ({
  minInlineSize: 0,
  padding: `${token('s1')} ${token('s4')}`,
  borderBlockEnd: token('border'),
  background: token('surface'),
  [theme.breakpoints.up('md')]: {
    overflow: 'auto',
    padding: `${token('s4')} ${token('s5')} ${token('s6')}`,
    borderBlockEnd: 0,
    borderInlineEnd: token('border'),
  },
  '@media print': { display: 'none' },
}));

export const Middle = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: token('s4'),
  minInlineSize: 0,
  padding: `${token('s4')} ${token('s4')} 0`,
  '& > :last-child:not([data-dock])': { marginBlockEnd: token('s6') },
  [theme.breakpoints.up('md')]: { overflow: 'auto', paddingInline: token('s5') },
}));

/** Surface for an edge-to-edge table. */
export const Card = (props: ElementProps<'section'>) => (
  <Box as="section" flex="none" minInlineSize={0} border radius="l" background="surface" overflow="clip" {...props} />
);

export const Spread = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${token('s2')} ${token('s4')}`,
});
