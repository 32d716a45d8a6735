import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { token } from '../../theme/tokens';
import { type ElementProps, Text } from '../../ui/layout/primitives';

export const NavLabel = (props: ElementProps<'span'>) => (
  <Text flex={1} minInlineSize={0} overflowWrap="anywhere" lineHeight={1.3} {...props} />
);

const entry = {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  inlineSize: '100%',
  minBlockSize: 32,
  paddingBlock: 4,
  paddingInline: 10,
  borderRadius: token('r'),
  color: token('text-2'),
  fontWeight: 500,
  textAlign: 'start',
  '& > svg': { flex: 'none' },
  '&:hover': { background: token('hover'), color: token('text'), textDecoration: 'none' },
  '&[aria-current]': { background: token('accent-tint'), color: token('accent-text') },
  '&:focus-visible': { outlineOffset: -2 },
  '@media (pointer: coarse)': { minBlockSize: 44 },
} as const;

export const NavAnchor = styled(Link)({
  ...entry,
  '&[data-folded="true"]': {
    inlineSize: 40,
    blockSize: 36,
    padding: 0,
    justifyContent: 'center',
    position: 'relative',
  },
  '&[data-inset]': { paddingInlineStart: 24, fontWeight: 400 },
  // Names align below icons.
  '&[data-inset="icons"]': { paddingInlineStart: 36 },
  '&[data-toggle="true"]': { paddingInlineEnd: 40 },
});

export const NavButton = styled('button')({ ...entry, border: 0, background: 'none', cursor: 'pointer' });

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
export const BadgeDot = styled('i')({
  position: 'absolute',
  insetBlockStart: 6,
  insetInlineEnd: 8,
  inlineSize: 6,
  blockSize: 6,
  borderRadius: '50%',
  background: token('text-3'),
  '&[data-tone="good"]': { background: token('dot-green') },
});
