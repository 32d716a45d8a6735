import { type ElementProps, Stack } from '../ui/layout/primitives';

/** Two inputs on one line. */
export const Pair = (props: ElementProps<'div'>) => <Stack columns="1fr 1fr" gap="s3" {...props} />;
