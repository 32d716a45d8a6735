import { css, type SerializedStyles } from '@emotion/react';
import { type CSSObject, styled, type Theme } from '@mui/material/styles';
import { type ComponentPropsWithRef, createElement, type ElementType, type ReactElement } from 'react';
import { layoutCss } from './style-css';
import { type LayoutProps, styleNames } from './style-props';

/** What an element takes beside its style, for a component that is one of the primitives. */
export type ElementProps<E extends ElementType> = Omit<ComponentPropsWithRef<E>, keyof LayoutProps | 'as'>;

/** The props of a primitive that is drawn as the element, or the component, `as`. */
type PrimitiveProps<E extends ElementType> = LayoutProps & { readonly as?: E } & ElementProps<E>;

type Primitive<Default extends ElementType> = <E extends ElementType = Default>(
  props: PrimitiveProps<E>,
) => ReactElement;

export const isStyleProp = (name: string): boolean => styleNames.has(name);

const options = {
  shouldForwardProp: (name: string): boolean => !isStyleProp(name) && name !== 'as' && name !== 'theme',
  // The primitives have neither.
  skipSx: true,
  skipVariantsResolver: true,
};

/** The style among the props of an element. */
export const styleOf = (props: object): LayoutProps =>
  Object.fromEntries(Object.entries(props).filter(([name]) => isStyleProp(name)));

const MAX_KNOWN = 2_000;

/** The CSS of each style that was used before: a page has hundreds of elements with few styles. */
function knownCss(start: CSSObject): (theme: Theme, style: LayoutProps) => SerializedStyles {
  const ofThemes = new WeakMap<Theme, Map<string, SerializedStyles>>();
  return (theme, style) => {
    const known = ofThemes.get(theme) ?? new Map<string, SerializedStyles>();
    ofThemes.set(theme, known);
    const key = JSON.stringify(style);
    const found = known.get(key);
    if (found) return found;
    if (known.size >= MAX_KNOWN) known.clear();
    const made = css({ ...start, ...layoutCss(theme, style) } as Parameters<typeof css>[0]);
    known.set(key, made);
    return made;
  };
}

function primitive<Default extends ElementType>(element: 'div' | 'span', start: CSSObject = {}): Primitive<Default> {
  const cssOf = knownCss(start);
  const Styled: ElementType = styled(element, options)(({ theme, ...props }) => cssOf(theme, styleOf(props)));
  return (props) => createElement(Styled, props);
}

/** A box without a layout of its own: padding, lines, a background, a place. */
export const Box = primitive<'div'>('div');

/** Things beside each other, centered on their line. */
export const Row = primitive<'div'>('div', { display: 'flex', alignItems: 'center' });

/** Things below each other with a gap; with columns, a grid. */
export const Stack = primitive<'div'>('div', { display: 'grid' });

/** Things below each other, of which some take the room that is left (`flex`). */
export const Column = primitive<'div'>('div', { display: 'flex', flexDirection: 'column' });

/** A piece of text: its color, size and weight. */
export const Text = primitive<'span'>('span');

/** A quiet note below or beside what it is about. */
export const Note = primitive<'span'>('span', { color: 'var(--text-3)', fontSize: 'var(--fs-small)' });
