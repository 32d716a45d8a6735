import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { token } from '../../theme/tokens';
import { Dot } from '../../ui/layout/Dot';
import { type ElementProps, Row, Text } from '../../ui/layout/primitives';
import type { LayoutProps } from '../../ui/layout/style-props';

export const NavLabel = (props: ElementProps<'span'>) => (
  <Text flex={1} minInlineSize={0} overflowWrap="anywhere" lineHeight={1.3} {...props} />
);

const entry: LayoutProps = {
  gap: 10,
  inlineSize: '100%',
  minBlockSize: 32,
  paddingBlock: 4,
  paddingInline: 10,
  radius: 'm',
  color: 'text-2',
  weight: 500,
  textAlign: 'start',
  iconColor: 'inherit',
  onHover: { background: 'hover', color: 'text', textDecoration: 'none' },
  whenFocused: { outlineOffset: -2 },
  whenCurrent: { background: 'accent-tint', color: 'accent-text' },
  onTouch: { minBlockSize: 44 },
};

const foldedEntry: LayoutProps = {
  inlineSize: 40,
  blockSize: 36,
  padding: 0,
  justify: 'center',
  position: 'relative',
};

interface AnchorProps extends ElementProps<typeof Link> {
  readonly folded: boolean;
  /** A child entry: below the names, or below the names beside icons. */
  readonly inset: 'names' | 'icons' | undefined;
  /** Leaves room for a button at its end. */
  readonly toggle: boolean;
}

export const NavAnchor = ({ folded, inset, toggle, ...props }: AnchorProps) => (
  <Row
    as={Link}
    {...entry}
    {...(folded ? foldedEntry : {})}
    {...(inset ? { paddingInlineStart: inset === 'icons' ? 36 : 24, weight: 400 } : {})}
    {...(toggle ? { paddingInlineEnd: 40 } : {})}
    {...props}
  />
);

export const NavButton = (props: ElementProps<'button'>) => (
  <Row as="button" {...entry} border="none" background="none" cursor="pointer" {...props} />
);

export const NavHeading = styled('h3')({
  marginBlock: '12px 0',
  lineHeight: 1.25,
  'section:not(* + *) > &': { marginBlockStart: 0 },
  '& > button': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    inlineSize: '100%',
    minBlockSize: 22,
    padding: '0 10px',
    border: 0,
    borderRadius: token('r-s'),
    background: 'none',
    color: token('text-3'),
    fontSize: token('fs-small'),
    fontWeight: 500,
    textAlign: 'start',
    cursor: 'pointer',
  },
  // The chevron shows on hover and focus, and always while the group is closed.
  '& svg': { opacity: 0 },
  '& > button:is(:hover, :focus-visible, [aria-expanded="false"]) svg': { opacity: 1 },
  '& > button:hover': { color: token('text') },
  '@media (pointer: coarse)': { '& > button': { minBlockSize: 40 }, '& svg': { opacity: 1 } },
});

/** Marks an icon-only entry that has a badge. */
export const BadgeDot = ({ good }: { readonly good: boolean }) => (
  <Dot
    fill={token(good ? 'dot-green' : 'text-3')}
    diameter={6}
    position="absolute"
    insetBlockStart={6}
    insetInlineEnd={8}
  />
);
