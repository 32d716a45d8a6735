import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { WrongCell } from '../../../domain/records/sheet.schemas';
import { Box } from '../../ui/layout/primitives';
import { Table } from '../../ui/Table';

interface Props {
  readonly problems: readonly WrongCell[];
  /** Total number; only the first are shown. */
  readonly count: number;
}

/** Every invalid cell of a file: location, content and problem. */
export function CellProblems({ problems, count }: Props) {
  const translate = useTranslate();
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <Alert severity="error" role="alert">
        {problems.some(({ cell }) => cell === '')
          ? translate('cells.unusable')
          : translate('cells.found', { smart_count: count, count })}
      </Alert>
      <Box
        overflow="auto"
        maxBlockSize={480}
        border
        radius="l"
        tabIndex={0}
        role="region"
        aria-label={translate('cells.title')}
      >
        <Table cells={{ padding: 's2 s3', verticalAlign: 'top' }} stickyHeads>
          <thead>
            <tr>
              <th scope="col">{translate('cells.cell')}</th>
              <th scope="col">{translate('cells.value')}</th>
              <th scope="col">{translate('cells.problem')}</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ sheet, cell, code, value, expected = '' }) => (
              <tr key={`${sheet ?? ''}!${cell} ${code}`}>
                <Box as="th" scope="row" numeric whiteSpace="nowrap">
                  {cell === '' ? (
                    translate('cells.file')
                  ) : (
                    <bdi dir="ltr">{sheet === undefined ? cell : `${sheet}!${cell}`}</bdi>
                  )}
                </Box>
                <Box as="td" color="text-2" overflowWrap="anywhere">
                  <bdi>{value === '' ? '–' : value}</bdi>
                </Box>
                <td>{translate(`cells.codes.${code}`, { expected })}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Box>
      {count > problems.length && (
        <p>{translate('cells.more', { smart_count: count - problems.length, count: count - problems.length })}</p>
      )}
    </div>
  );
}
