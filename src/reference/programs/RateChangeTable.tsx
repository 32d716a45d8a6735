import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import type { PublicationDetail } from '../../../domain/pricing/rate-publication.schemas';
import { DataCards } from '../../ui/DataCards';
import type { DataColumn } from '../../ui/data-column';
import { Box, Note, Text } from '../../ui/layout/primitives';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { moveText } from './PriceText';

export type RateChange = PublicationDetail['changes'][number];

interface Props {
  readonly changes: readonly RateChange[];
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
}

function useColumns({ selectedId, onSelect }: Props): readonly DataColumn<RateChange>[] {
  const translate = useTranslate();
  const figure = (key: string, cell: DataColumn<RateChange>['cell']): DataColumn<RateChange> => ({
    key,
    label: translate(`programs.rates.${key}`),
    cell,
    numeric: true,
  });
  return [
    {
      key: 'program',
      label: translate('programs.rates.program'),
      cell: ({ id, name, isNew }) => (
        <>
          <Button
            sx={{ marginBlock: '-6px', marginInlineStart: '-8px', fontSize: 'inherit', textAlign: 'start' }}
            variant="text"
            size="small"
            aria-pressed={id === selectedId}
            onClick={() => onSelect(id)}
          >
            <bdi>{name}</bdi>
          </Button>
          {isNew ? <Text color="ok-text"> {translate('programs.rates.new')}</Text> : null}
        </>
      ),
    },
    figure('changed', ({ changed }) => changed),
    figure('added', ({ addedRates }) => addedRates.length),
    figure('removed', ({ removedRates }) => removedRates.length),
    figure('biggest', ({ biggest }) =>
      biggest ? (
        <bdi dir="ltr">
          <Note>
            {biggest.rate}% · {biggest.days}
          </Note>{' '}
          {moveText(biggest)}
        </bdi>
      ) : (
        '–'
      ),
    ),
  ];
}

/** The changed programs, of which one is selected: a table, or cards on a phone. Both scroll inside their section. */
export function RateChangeTable(props: Props) {
  const { changes, selectedId } = props;
  const translate = useTranslate();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const columns = useColumns(props);
  const label = translate('programs.rates.changes');
  if (isPhone) {
    return (
      <Box overflow="auto" maxBlockSize={520} tabIndex={0} role="group" aria-label={label}>
        <DataCards label={label} columns={columns} rows={changes} rowKey={({ id }) => id} />
      </Box>
    );
  }
  return (
    <ScrollingTable label={label}>
      <thead>
        <tr>
          {columns.map(({ key, label: head, numeric }) => (
            <th key={key} scope="col" data-numeric={numeric}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.id} aria-current={change.id === selectedId ? 'true' : undefined}>
            {columns.map(({ key, cell, numeric }) =>
              numeric ? (
                <td key={key} data-numeric>
                  {cell(change)}
                </td>
              ) : (
                <th key={key} scope="row">
                  {cell(change)}
                </th>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}
