import type { CSSProperties } from 'react';
import type { ColorRole } from '../../theme/tokens';

type SpaceToken = 's1' | 's2' | 's3' | 's4' | 's5' | 's6' | 's8' | 's12';
type Part = SpaceToken | `${number}`;
type MarginPart = Part | `-${SpaceToken}` | 'auto';
type LineProp = boolean | 'strong' | 'input' | 'accent' | 'dashed' | 'none';

/** A step of the spacing scale, or pixels; two parts are block and inline, as in CSS. */
export type Space = number | Part | `${Part} ${Part}` | `${Part} ${Part} ${Part}`;
type Margin = number | MarginPart | `${MarginPart} ${MarginPart}`;

const plainProps = [
  'alignContent',
  'alignSelf',
  'animation',
  'breakBefore',
  'breakInside',
  'containerType',
  'cursor',
  'display',
  'flex',
  'font',
  'gridArea',
  'gridAutoColumns',
  'gridAutoFlow',
  'gridColumn',
  'gridRow',
  'gridTemplate',
  'insetBlock',
  'insetBlockEnd',
  'insetBlockStart',
  'insetInline',
  'insetInlineEnd',
  'insetInlineStart',
  'justifyItems',
  'justifySelf',
  'letterSpacing',
  'lineHeight',
  'listStyle',
  'opacity',
  'outline',
  'outlineOffset',
  'overflow',
  'overflowWrap',
  'overflowX',
  'overflowY',
  'placeContent',
  'placeItems',
  'position',
  'scrollbarWidth',
  'textAlign',
  'textDecoration',
  'textOverflow',
  'textUnderlineOffset',
  'textWrap',
  'transition',
  'verticalAlign',
  'whiteSpace',
  'zIndex',
] as const;

/** CSS that is passed on as it is. Only logical properties: the page also runs from right to left. */
type PlainCss = Pick<CSSProperties, (typeof plainProps)[number]>;

export const spaceProps = [
  'gap',
  'rowGap',
  'columnGap',
  'padding',
  'paddingBlock',
  'paddingBlockStart',
  'paddingBlockEnd',
  'paddingInline',
  'paddingInlineStart',
  'paddingInlineEnd',
] as const;

export const marginProps = [
  'margin',
  'marginBlock',
  'marginBlockStart',
  'marginBlockEnd',
  'marginInline',
  'marginInlineStart',
  'marginInlineEnd',
  'scrollMarginBlockStart',
] as const;

export const sizeProps = [
  'inlineSize',
  'blockSize',
  'minInlineSize',
  'minBlockSize',
  'maxInlineSize',
  'maxBlockSize',
] as const;

export const measured: readonly string[] = ['bar', 'control', 'panel', 'row'];
export const radii = { s: 'r-s', m: 'r', l: 'r-l', full: 'r-full' } as const;
export const sizes = {
  micro: 'fs-micro',
  small: 'fs-small',
  body: 'fs-body',
  text: 'fs-text',
  h3: 'fs-h3',
  h2: 'fs-h2',
  h1: 'fs-h1',
  figure: 'fs-figure',
} as const;
export const lineSides = {
  border: 'border',
  lineAbove: 'borderBlockStart',
  lineBelow: 'borderBlockEnd',
  lineStart: 'borderInlineStart',
  lineEnd: 'borderInlineEnd',
} as const;

/** How a primitive looks, on the tokens of the theme. */
export type StyleProps = PlainCss & { readonly [P in (typeof spaceProps)[number]]?: Space } & {
  readonly [P in (typeof marginProps)[number]]?: Margin;
} & { readonly [P in (typeof sizeProps)[number]]?: number | string } & {
  /** A line around it, or on one of its sides. */
  readonly [P in keyof typeof lineSides]?: LineProp;
} & {
  readonly align?: CSSProperties['alignItems'];
  readonly justify?: CSSProperties['justifyContent'];
  readonly wrap?: boolean;
  readonly direction?: CSSProperties['flexDirection'];
  readonly columns?: CSSProperties['gridTemplateColumns'];
  /** As many equal columns as fit, each at least this many pixels wide. */
  readonly minColumn?: number;
  readonly color?: ColorRole | 'inherit';
  readonly background?: ColorRole | 'none';
  readonly radius?: keyof typeof radii | number;
  /** The shadow of what lies above the page. */
  readonly shadow?: boolean;
  /** A second line around it, outside of its border. */
  readonly ring?: ColorRole;
  readonly size?: keyof typeof sizes | 'inherit';
  readonly weight?: 400 | 500 | 600;
  /** Figures that are compared: all digits are equally wide. */
  readonly numeric?: boolean;
  /** One line, cut off with an ellipsis. */
  readonly truncate?: boolean;
  /** At most so many lines, cut off with an ellipsis. */
  readonly maxLines?: number;
  /** Only for screen readers. */
  readonly visuallyHidden?: boolean;
};

/**
 * What changes where the window, or the form around (600 px), has more or less room, under a finger or a pointer, with the
 * focus, for the current page, around the selected or focused input, if the toolbar scrolls away with the page, after a
 * sibling of the same look, and on paper.
 */
export const conditions = [
  'fromSm',
  'fromMd',
  'fromLg',
  'belowLg',
  'belowMd',
  'belowSm',
  'inWideForm',
  'onTouch',
  'afterSame',
  'onHover',
  'whenFocused',
  'whenCurrent',
  'whenChecked',
  'whenFocusInside',
  'whenPageScrolls',
  'onPrint',
] as const;

const ownProps = [
  'align',
  'justify',
  'wrap',
  'direction',
  'columns',
  'minColumn',
  'color',
  'background',
  'radius',
  'shadow',
  'ring',
  'size',
  'weight',
  'numeric',
  'truncate',
  'maxLines',
  'visuallyHidden',
  'covers',
  'iconColor',
  'dividers',
] as const;

/** The names of all of them: they make the style and are no attributes of the element. */
export const styleNames: ReadonlySet<string> = new Set([
  ...plainProps,
  ...spaceProps,
  ...marginProps,
  ...sizeProps,
  ...Object.keys(lineSides),
  ...ownProps,
  ...conditions,
]);

export interface LayoutProps extends StyleProps, Readonly<Partial<Record<(typeof conditions)[number], StyleProps>>> {
  /** The color of the icons directly inside, which keep their size where room is short. */
  readonly iconColor?: ColorRole | 'inherit';
  /** The positioned box around this link or button is its target; `ring`: also its focus ring; `wideRing`: and beyond. */
  readonly covers?: 'target' | 'ring' | 'wideRing';
  /** A line between the children. */
  readonly dividers?: boolean;
}
