import type { ReactNode } from 'react';
import { Box, Stack } from './layout/primitives';

interface Props {
  /** How many beside each other, except on a phone. Default: as many as fit. */
  readonly columns?: 2 | 3;
  readonly children: ReactNode;
}

/** Inputs in equal columns. */
export function InputGrid({ columns, children }: Props) {
  return columns === undefined ? (
    <Stack minColumn={240} align="start" gap="s4">
      {children}
    </Stack>
  ) : (
    <Stack columns="minmax(0, 1fr)" align="start" gap="s4" fromSm={{ columns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {children}
    </Stack>
  );
}

/** An input, or a grid of inputs, that takes a whole row of its grid. */
export const WideInput = ({ children }: { readonly children: ReactNode }) => <Box gridColumn="1 / -1">{children}</Box>;
