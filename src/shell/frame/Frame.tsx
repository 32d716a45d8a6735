import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { token } from '../../theme/tokens';
import { Box, type ElementProps } from '../../ui/layout/primitives';

/** If the toolbar scrolls away, the page scrolls as a whole (src/theme/apply-theme.ts sets the attributes). */
const WHOLE_PAGE = '[data-toolbar="scrolls"] &';

/** A canvas around the window for layouts that are not full width (decisions SETTINGS-06). */
const centred = { marginInline: 'auto', borderInline: token('border'), background: token('canvas') };

/** The window: toolbar on top, content below. On a phone the page scrolls; on a desktop each part scrolls by itself. */
export const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplate: 'auto auto minmax(0, 1fr) / minmax(0, 1fr)',
  inlineSize: '100%',
  minBlockSize: '100dvh',
  [theme.breakpoints.up('md')]: { blockSize: '100dvh', [WHOLE_PAGE]: { blockSize: 'auto' } },
  '[data-layout="boxed"] &': { ...centred, maxInlineSize: token('boxed') },
  '[data-layout="container"] &': { ...centred, maxInlineSize: token('container') },
  '@media print': { display: 'block', blockSize: 'auto' },
}));

export const Content = styled('main')(({ theme }) => ({
  gridColumn: 1,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  outline: 'none',
  [theme.breakpoints.up('md')]: { gridColumn: 2, overflow: 'auto', [WHOLE_PAGE]: { overflow: 'visible' } },
  '@media print': { overflow: 'visible' },
}));

const BarRoot = styled('header')(({ theme }) => ({
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
  [WHOLE_PAGE]: { position: 'static' },
  '@media print': { display: 'none' },
}));

/** The toolbar, with its own theme if the user chose one. */
export const Bar = (props: ComponentProps<typeof BarRoot>) => <BarRoot data-part="toolbar" {...props} />;

/** Gives the navigation its own theme without a box of its own. */
export const NavPart = (props: ElementProps<'div'>) => <Box display="contents" data-part="navbar" {...props} />;
