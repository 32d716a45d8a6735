import { type ReactNode, useId } from 'react';
import { Box, type ElementProps, Row, Stack, Text } from '../ui/layout/primitives';

export const Grid = (props: ElementProps<'div'>) => <Stack minColumn={420} gap="s5 s4" {...props} />;

export const Line = (props: ElementProps<'div'>) => <Row wrap gap="s2" {...props} />;

interface Props {
  /** The component and its state. */
  readonly name: string;
  readonly children: ReactNode;
  /** Omits the padding, for components with their own. */
  readonly bare?: boolean;
}

/** One component in one state. */
export function Example({ name, children, bare }: Props) {
  const id = useId();
  return (
    <Stack as="section" gap="s2" alignContent="start" minInlineSize={0} aria-labelledby={id}>
      <Text as="h3" color="text-2" size="small" weight={500} id={id}>
        {name}
      </Text>
      <Box minInlineSize={0} border radius="l" background="surface" overflow="clip" padding={!bare ? 's4' : undefined}>
        {children}
      </Box>
    </Stack>
  );
}
