import { styled, useTheme } from '@mui/material/styles';
import { token } from '../../theme/tokens';
import { Box, Column, type ElementProps, Row } from '../../ui/layout/primitives';

/** If the toolbar scrolls away, the page scrolls as a whole (src/theme/apply-theme.ts sets the attributes). */
const WHOLE_PAGE = '[data-toolbar="scrolls"] &';

/** A canvas around the window for layouts that are not full width (decisions SETTINGS-06). */
const centered = { marginInline: 'auto', borderInline: token('border'), background: token('canvas') };

/** The window: toolbar on top, content below. On a phone the page scrolls; on a desktop each part scrolls by itself. */
export const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplate: 'auto auto minmax(0, 1fr) / minmax(0, 1fr)',
  inlineSize: '100%',
  minBlockSize: '100dvh',
  [theme.breakpoints.up('md')]: { blockSize: '100dvh', [WHOLE_PAGE]: { blockSize: 'auto' } },
  '[data-layout="boxed"] &': { ...centered, maxInlineSize: token('boxed') },
  '[data-layout="container"] &': { ...centered, maxInlineSize: token('container') },
  '@media print': { display: 'block', blockSize: 'auto' },
}));

export const Content = (props: ElementProps<'main'>) => (
  <Column
    as="main"
    gridColumn={1}
    minInlineSize={0}
    minBlockSize={0}
    outline="none"
    // Hidden texts belong to what scrolls. Otherwise, they would make the window scroll beyond its end.
    position="relative"
    fromMd={{ gridColumn: 2, overflow: 'auto' }}
    whenPageScrolls={{ overflow: 'visible' }}
    onPrint={{ overflow: 'visible' }}
    {...props}
  />
);

/** The toolbar, with its own theme if the user chose one. */
export function Bar(props: ElementProps<'header'>) {
  const { appBar } = useTheme().zIndex;
  return (
    <Row
      as="header"
      position="sticky"
      insetBlockStart={0}
      zIndex={appBar}
      gap="s2"
      blockSize="bar"
      paddingInline="s3"
      lineBelow
      background="surface"
      fromMd={{ gap: 's4', paddingInline: 's4' }}
      whenPageScrolls={{ position: 'static' }}
      onPrint={{ display: 'none' }}
      data-part="toolbar"
      {...props}
    />
  );
}

/** Gives the navigation its own theme without a box of its own. */
export const NavPart = (props: ElementProps<'div'>) => <Box display="contents" data-part="navbar" {...props} />;
