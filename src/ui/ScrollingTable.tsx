import type { ReactNode } from 'react';
import { Box } from './layout/primitives';
import { Table } from './Table';

/** A table of amounts that scrolls inside its section, also by keyboard. */
export function ScrollingTable({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box overflow="auto" maxBlockSize={520} tabIndex={0} role="group" aria-label={label}>
      <Table numeric cells={{ padding: 's2 s3' }} edge="s4" heads={{ whiteSpace: 'nowrap' }} stickyHeads>
        {children}
      </Table>
    </Box>
  );
}
