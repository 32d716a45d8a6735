import type { ReactNode } from 'react';
import { Box, type ElementProps, Row } from './primitives';
import type { LayoutProps } from './style-props';

interface DotProps extends LayoutProps, ElementProps<'span'> {
  /** A CSS color, usually a token. */
  readonly fill: string | undefined;
  /** Its diameter in pixels. */
  readonly diameter?: number;
}

/** A round mark in the color of a state. Hidden from screen readers: the words beside it say the same. */
export const Dot = ({ fill, diameter = 8, style, ...props }: DotProps) => (
  <Box
    as="span"
    inlineSize={diameter}
    blockSize={diameter}
    flex="none"
    radius="full"
    aria-hidden="true"
    style={{ ...style, background: fill }}
    {...props}
  />
);

interface StateProps {
  readonly fill: string;
  readonly children: ReactNode;
}

/** A state: its dot and its name, on one line. */
export const DotLabel = ({ fill, children }: StateProps) => (
  <Row as="span" display="inline-flex" gap={8} whiteSpace="nowrap">
    <Dot fill={fill} />
    {children}
  </Row>
);
