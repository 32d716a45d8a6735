import type { ReactNode } from 'react';
import { block } from '../ui/layout/phone-cards';
import { Table } from '../ui/Table';

/** A table of this page, whose rows are cards on a phone. */
export function ClosingTable({ children }: { readonly children: ReactNode }) {
  return (
    <Table
      cells={{ paddingBlock: 's2', paddingInline: 's2', verticalAlign: 'top' }}
      edge="s4"
      phoneLabels="before"
      belowSm={block}
    >
      {children}
    </Table>
  );
}
