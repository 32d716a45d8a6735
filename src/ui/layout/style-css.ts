import type { CSSObject, Theme } from '@mui/material/styles';
import { ownValue } from '../../../domain/tables/own-value';
import {
  conditions,
  type LayoutProps,
  lineSides,
  marginProps,
  measured,
  radii,
  type StyleProps,
  sizeProps,
  sizes,
  spaceProps,
} from './style-props';

const reference = (name: string): string => `var(--${name})`;

function spacePart(part: string): string {
  const [, minus, name] = /^(-?)(s\d+)$/.exec(part) ?? [];
  if (name) return minus ? `calc(-1 * ${reference(name)})` : reference(name);
  return /^-?[\d.]+$/.test(part) && part !== '0' ? `${part}px` : part;
}

const space = (value: unknown): unknown =>
  typeof value === 'string' ? value.split(' ').map(spacePart).join(' ') : value;

const lines: Readonly<Record<string, string | number>> = {
  true: reference('border'),
  false: 0,
  none: 0,
  strong: `1px solid ${reference('line-strong')}`,
  input: `1px solid ${reference('line-input')}`,
  accent: `1px solid ${reference('accent')}`,
  dashed: `1px dashed ${reference('line-strong')}`,
};

const role = (value: unknown): string => (value === 'none' || value === 'inherit' ? value : reference(String(value)));

const measure = (value: unknown): unknown => (measured.includes(String(value)) ? reference(String(value)) : value);

const ellipsis: CSSObject = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
/** Only for screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const satisfies CSSObject;
const clamp = (lines: unknown): CSSObject => ({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitLineClamp: String(lines),
  WebkitBoxOrient: 'vertical',
});
const tabular: CSSObject = { fontVariantNumeric: 'tabular-nums' };

const lookUp = (table: Readonly<Record<string, string>>, key: unknown): string => {
  const name = table[String(key)];
  return name === undefined ? String(key) : reference(name);
};

type Translation = (value: unknown) => Record<string, unknown>;

const as =
  (property: string, convert: (value: unknown) => unknown = (value) => value): Translation =>
  (value) => ({ [property]: convert(value) });

/** The props that are named or valued unlike their CSS. */
const translations: Readonly<Record<string, Translation>> = {
  ...Object.fromEntries([...spaceProps, ...marginProps].map((name) => [name, as(name, space)])),
  ...Object.fromEntries(sizeProps.map((name) => [name, as(name, measure)])),
  ...Object.fromEntries(
    Object.entries(lineSides).map(([name, property]) => [
      name,
      as(property, (value) => ownValue(lines, String(value))),
    ]),
  ),
  align: as('alignItems'),
  justify: as('justifyContent'),
  direction: as('flexDirection'),
  columns: as('gridTemplateColumns'),
  weight: as('fontWeight'),
  wrap: as('flexWrap', (value) => (value ? 'wrap' : 'nowrap')),
  minColumn: as('gridTemplateColumns', (value) => `repeat(auto-fill, minmax(min(100%, ${value}px), 1fr))`),
  color: as('color', role),
  background: as('background', role),
  radius: as('borderRadius', (value) => (typeof value === 'number' ? value : lookUp(radii, value))),
  size: as('fontSize', (value) => lookUp(sizes, value)),
  shadow: (value) => (value ? { boxShadow: reference('shadow-pop') } : {}),
  ring: (value) => ({ boxShadow: `0 0 0 1px ${role(value)}` }),
  numeric: (value) => (value ? tabular : {}),
  truncate: (value) => (value ? ellipsis : {}),
  maxLines: clamp,
  visuallyHidden: (value) => (value ? visuallyHidden : {}),
};

/** The CSS of the props, in their order: what comes later wins. */
export function cssOf(style: StyleProps): CSSObject {
  const css: CSSObject = {};
  for (const [name, value] of Object.entries(style)) {
    if (value !== undefined) Object.assign(css, ownValue(translations, name)?.(value) ?? { [name]: value });
  }
  return css;
}

const mediaOf = (theme: Theme): Readonly<Record<(typeof conditions)[number], string>> => ({
  fromSm: theme.breakpoints.up('sm'),
  fromMd: theme.breakpoints.up('md'),
  fromLg: theme.breakpoints.up('lg'),
  belowSm: theme.breakpoints.down('sm'),
  belowMd: theme.breakpoints.down('md'),
  belowLg: theme.breakpoints.down('lg'),
  inWideForm: '@container (min-width: 600px)',
  onTouch: '@media (pointer: coarse)',
  afterSame: '& + &',
  onHover: '&:hover',
  whenFocused: '&:focus-visible',
  whenCurrent: '&[aria-current]',
  whenChecked: '&:has(:checked)',
  whenFocusInside: '&:has(:focus-visible)',
  whenPageScrolls: '[data-toolbar="scrolls"] &',
  onPrint: '@media print',
});

const overBox: CSSObject = { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' };
const ring: CSSObject = {
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${reference('focus')}`, outlineOffset: -2 },
};

const covering: Readonly<Record<NonNullable<LayoutProps['covers']>, CSSObject>> = {
  target: { '&::after': overBox },
  ring: { '&::after': overBox, ...ring },
  wideRing: { '&::after': { ...overBox, insetInline: `calc(-1 * ${reference('s2')})` }, ...ring },
};

/** The whole style of a primitive: its own, and what changes under conditions. */
export function layoutCss(theme: Theme, { iconColor, dividers, covers, ...props }: LayoutProps): CSSObject {
  const media = mediaOf(theme);
  const base: Record<string, unknown> = { ...props };
  const changed: CSSObject = {};
  for (const condition of conditions) {
    const style = props[condition];
    delete base[condition];
    if (style) changed[media[condition]] = cssOf(style);
  }
  return {
    ...cssOf(base),
    ...(iconColor && { '& > svg': { flex: 'none', color: role(iconColor) } }),
    ...(dividers && { '& > * + *': { borderBlockStart: reference('border') } }),
    ...(covers && covering[covers]),
    ...changed,
  };
}
