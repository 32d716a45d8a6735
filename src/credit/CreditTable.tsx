import type { ReactNode } from 'react';
import { block, heads } from '../ui/layout/phone-cards';
import { Box } from '../ui/layout/primitives';
import { Table } from '../ui/Table';

interface Column {
  readonly key: string;
  /** A column without a title has actions or a checkbox. */
  readonly title?: string;
  readonly numeric?: boolean;
}

/** A table of a report, whose rows are cards on a phone (`ui/layout/phone-cards.ts`). */
export function CreditTable({
  columns,
  children,
}: {
  readonly columns: readonly Column[];
  readonly children: ReactNode;
}) {
  return (
    <Box overflow="auto">
      <Table cells={{ padding: 's2 s2', verticalAlign: 'top' }} edge="s4" phoneLabels="before" belowSm={block}>
        <Box as="thead" belowSm={heads}>
          <tr>
            {columns.map(({ key, title, numeric }) =>
              title === undefined ? (
                <td key={key} />
              ) : (
                <th key={key} scope="col" data-numeric={numeric || undefined}>
                  {title}
                </th>
              ),
            )}
          </tr>
        </Box>
        <Box as="tbody" belowSm={block}>
          {children}
        </Box>
      </Table>
    </Box>
  );
}
