import { Box, type ElementProps } from './layout/primitives';
import type { LayoutProps } from './layout/style-props';

/** A button that looks like the text around it. With `covers`, the box around it is its target. */
export const PlainButton = (props: ElementProps<'button'> & LayoutProps) => (
  <Box
    as="button"
    type="button"
    padding={0}
    border="none"
    background="none"
    textAlign="start"
    cursor="pointer"
    {...props}
  />
);
