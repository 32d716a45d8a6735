import { type CSSObject, styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ElementType, ReactElement } from 'react';
import { layoutCss } from './style-css';
import { type LayoutProps, styleNames } from './style-props';

/** What an element takes beside its style, for a component that is one of the primitives. */
export type ElementProps<E extends ElementType> = Omit<ComponentPropsWithRef<E>, keyof LayoutProps | 'as'>;

/** The props of a primitive that is drawn as the element, or the component, `as`. */
type PrimitiveProps<E extends ElementType> = LayoutProps & { readonly as?: E } & ElementProps<E>;

type Primitive<Default extends ElementType> = <E extends ElementType = Default>(
  props: PrimitiveProps<E>,
) => ReactElement;

const options = {
  shouldForwardProp: (name: string): boolean => !styleNames.has(name) && name !== 'as' && name !== 'theme',
};

const styleOf = (props: object): LayoutProps =>
  Object.fromEntries(Object.entries(props).filter(([name]) => styleNames.has(name)));

function primitive(start: CSSObject = {}): Primitive<'div'> {
  const Styled = styled('div', options)(({ theme, ...props }) => ({ ...start, ...layoutCss(theme, styleOf(props)) }));
  return Styled as Primitive<'div'>;
}

/** A box without a layout of its own: padding, lines, a background, a place. */
export const Box = primitive();

/** Things beside each other, centered on their line. */
export const Row = primitive({ display: 'flex', alignItems: 'center' });

/** Things below each other with a gap; with columns, a grid. */
export const Stack = primitive({ display: 'grid' });

/** Things below each other, of which some take the room that is left (`flex`). */
export const Column = primitive({ display: 'flex', flexDirection: 'column' });

/** A piece of text: its color, size and weight. */
export const Text = styled(
  'span',
  options,
)(({ theme, ...props }) => layoutCss(theme, styleOf(props))) as Primitive<'span'>;
