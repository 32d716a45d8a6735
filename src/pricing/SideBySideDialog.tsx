import { Button } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { Box } from '../ui/layout/primitives';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../ui/overlays';
import { Table } from '../ui/Table';

interface Column {
  readonly key: string;
  readonly head: ReactNode;
}

export interface SideBySideRow {
  readonly key: string;
  readonly label: ReactNode;
  /** The cell of the column at a place. */
  readonly cell: (place: number) => ReactNode;
}

interface Props {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly SideBySideRow[];
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** Things that are compared, each a column. */
export function SideBySideDialog({ title, columns, rows, closeLabel, onClose }: Props) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Box overflow="auto" tabIndex={0} role="group" aria-labelledby={id}>
          <Table cells={{ padding: 's2 s3', minInlineSize: 120 }}>
            <thead>
              <tr>
                <td />
                {columns.map(({ key, head }) => (
                  <th scope="col" data-numeric key={key}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, label, cell }) => (
                <tr key={key}>
                  <th scope="row">{label}</th>
                  {columns.map((column, place) => (
                    <td data-numeric key={column.key}>
                      <bdi>{cell(place)}</bdi>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {closeLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
