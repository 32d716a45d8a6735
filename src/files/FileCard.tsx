import type { ReactNode } from 'react';
import { Row } from '../ui/layout/primitives';

/** The details and actions below an item's name on a phone. */
export function FileCard({ facts, children }: { readonly facts: ReactNode; readonly children?: ReactNode }) {
  return (
    <Row as="span" gap="s2" justify="space-between" minBlockSize={28} color="text-3" size="small">
      <span>{facts}</span>
      {children}
    </Row>
  );
}
