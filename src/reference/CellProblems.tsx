import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { WrongCell } from '../../domain/records/sheet.schemas';
import { token } from '../theme/tokens';
import { Box } from '../ui/layout/primitives';

const ProblemTable = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: `${token('s2')} ${token('s3')}`, textAlign: 'start', verticalAlign: 'top' },
  '& thead th': {
    position: 'sticky',
    insetBlockStart: 0,
    background: token('surface'),
    color: token('text-3'),
    fontSize: token('fs-small'),
    fontWeight: 500,
  },
  '& tbody tr': { borderBlockStart: token('border') },
  '& tbody th': { fontWeight: 500, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& td.value': { color: token('text-2'), overflowWrap: 'anywhere' },
});

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
        {translate('cells.found', { smart_count: count, count })}
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
        <ProblemTable>
          <thead>
            <tr>
              <th scope="col">{translate('cells.cell')}</th>
              <th scope="col">{translate('cells.value')}</th>
              <th scope="col">{translate('cells.problem')}</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ sheet, cell, code, value, expected = '' }) => (
              <tr key={`${sheet}!${cell} ${code}`}>
                <th scope="row">
                  <bdi dir="ltr">
                    {sheet}!{cell}
                  </bdi>
                </th>
                <td className="value">
                  <bdi>{value === '' ? '–' : value}</bdi>
                </td>
                <td>{translate(`cells.codes.${code}`, { expected })}</td>
              </tr>
            ))}
          </tbody>
        </ProblemTable>
      </Box>
      {count > problems.length && (
        <p>{translate('cells.more', { smart_count: count - problems.length, count: count - problems.length })}</p>
      )}
    </div>
  );
}
