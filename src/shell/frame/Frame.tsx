import { styled } from '@mui/material/styles';
import { token } from '../../theme/tokens';

/** The whole window: the bar on top, the work below. On a phone the page scrolls, on a desk each part for itself. */
export const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplate: 'auto auto minmax(0, 1fr) / minmax(0, 1fr)',
  minBlockSize: '100dvh',
  [theme.breakpoints.up('md')]: { blockSize: '100dvh' },
  '@media print': { display: 'block', blockSize: 'auto' },
}));

/** Navigation, content, panel, side by side; only the content where the window is narrow. */
export const Work = styled('div')(({ theme }) => ({
  gridRow: 3,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
}));

export const Content = styled('main')(({ theme }) => ({
  gridColumn: 1,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  outline: 'none',
  [theme.breakpoints.up('md')]: { gridColumn: 2, overflow: 'auto' },
  '@media print': { overflow: 'visible' },
}));

/** Room around the content of an ordinary page. */
export const PageBody = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: token('s4'),
  padding: `${token('s5')} ${token('s4')} ${token('s6')}`,
  [theme.breakpoints.up('md')]: { paddingInline: token('s6') },
}));

export const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: token('s2'),
  blockSize: token('bar'),
  paddingInline: token('s3'),
  borderBlockEnd: token('border'),
  background: token('surface'),
  [theme.breakpoints.up('md')]: { gap: token('s4'), paddingInline: token('s4') },
  '@media print': { display: 'none' },
}));

/** Takes the room that is left. */
export const Grow = styled('span')({ flex: 1, minInlineSize: 0 });
