import { type ElementProps, Row } from './primitives';
import type { LayoutProps } from './style-props';

/** A bar that stays in view at the lower edge while the page scrolls. */
export const BottomBar = (props: ElementProps<'div'> & LayoutProps) => (
  <Row position="sticky" insetBlockEnd={0} zIndex={3} justify="space-between" gap="s3" padding="s3 s4" {...props} />
);
