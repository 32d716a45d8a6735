import { useMediaQuery } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useCurrentPage } from '../pages/useCurrentPage';
import { usePanel } from '../shell/panel/usePanel';
import { token } from '../theme/tokens';
import { Box, type ElementProps, Row } from '../ui/layout/primitives';
import type { LayoutProps } from '../ui/layout/style-props';

/** The width that scenario, programs and explanation need side by side, and those of what can be beside them. */
const [NEEDED, SUMMARY, NAVIGATION] = [1340, 340, 280];

/** Whether the explanation fits beside the programs. */
export function useWide(): boolean {
  const { open, isDrawer } = usePanel();
  const isInLoan = useCurrentPage()?.area === 'loan';
  const width = NEEDED + (open && !isDrawer ? SUMMARY : 0) + (isInLoan ? NAVIGATION : 0);
  return useMediaQuery(`(min-width: ${width}px)`, { noSsr: true });
}

/**
 * Scenario, programs and, if `data-wide`, the explanation side by side, each scrolling independently. Stacked on a phone. The
 * sidebar is as wide as the specification says (CONST-03).
 */
export const Workspace = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minBlockSize: 0,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: `${token('sidebar')} minmax(0, 1fr)`,
    alignContent: 'stretch',
    '&[data-wide="true"]': { gridTemplateColumns: `${token('sidebar')} minmax(0, 1fr) clamp(308px, 25vw, 360px)` },
  },
  '@media print': { display: 'block' },
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

/** The panel of the scenario beside the programs, or above them on a phone. */
export const Side = (props: ElementProps<'div'> & Pick<LayoutProps, 'belowMd'>) => (
  <Box
    minInlineSize={0}
    padding="s1 s4"
    lineBelow
    background="surface"
    fromMd={{ overflow: 'auto', padding: 's4 s5 s6', lineBelow: 'none', lineEnd: true }}
    onPrint={{ display: 'none' }}
    {...props}
  />
);

/** Surface for an edge-to-edge table. */
export const Card = (props: ElementProps<'section'>) => (
  <Box as="section" flex="none" minInlineSize={0} border radius="l" background="surface" overflow="clip" {...props} />
);

/** Its first and last child at the two ends, wrapping where room is short. */
export const Spread = ({ wrap = true, ...props }: ElementProps<'div'> & LayoutProps) => (
  <Row wrap={wrap} justify="space-between" gap="s2 s4" {...props} />
);
