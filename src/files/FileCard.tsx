import type { ReactNode } from 'react';
import { Row } from '../ui/layout/primitives';

/** What stands under the name of an item on a phone: its facts in a line, and what can be done with it. */
export function FileCard({ facts, children }: { readonly facts: ReactNode; readonly children?: ReactNode }) {
  return (
    <Row as="span" gap="s2" justify="space-between" minBlockSize={28} color="text-3" size="small">
      <span>{facts}</span>
      {children}
    </Row>
  );
}
