import { Link } from 'react-router-dom';
import type { DeskReport } from '../../domain/pages/report-pages';
import type { ReportFigures } from '../../domain/reports/report-row.schemas';
import { type Measure, reportShapes } from '../../domain/reports/report-shapes';
import type { FilterValues } from '../crud/list-view';
import { token } from '../theme/tokens';
import { Box, Text } from '../ui/layout/primitives';
import { Table } from '../ui/Table';
import { type FigureValue, useReportText } from './useReportText';

/** The total stays in view while the groups scroll. */
const bottom = { position: 'sticky', insetBlockEnd: 0, background: 'surface', weight: 600, zIndex: 1 } as const;
/** A border would scroll away with the rows. */
const lineOnTop = { boxShadow: `inset 0 1px ${token('line')}` } as const;

interface Props {
  readonly label: string;
  readonly report: DeskReport;
  readonly figures: ReportFigures;
  readonly addressOf: (key: string | null, counts?: FilterValues) => string;
}

/** The figures of a report as a table: a row for each group, and the total. A number leads to the rows that it counts. */
export function FigureTable({ label, report, figures, addressOf }: Props) {
  const { t, groupText, measureText, valueText } = useReportText(report);
  const { measures: all, apart } = reportShapes[report];
  const measures = Object.entries(all);
  const figure = (key: string | null, name: string, { counts }: Measure, value: FigureValue) => {
    const text = <bdi dir="ltr">{valueText(name, value)}</bdi>;
    return counts !== undefined && Number(value) > 0 ? <Link to={addressOf(key, counts)}>{text}</Link> : text;
  };
  return (
    <Box overflow="auto" maxBlockSize={256} border radius="m" tabIndex={0} role="group" aria-label={label}>
      <Table numeric cells={{ padding: '6 s3' }} heads={{ whiteSpace: 'normal', verticalAlign: 'bottom' }} stickyHeads>
        <thead>
          <tr>
            <th scope="col">{t(`by.${figures.by}`)}</th>
            {measures.map(([name]) => (
              <th key={name} scope="col" data-numeric>
                {measureText(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.groups.map(({ key, values }) => (
            <tr key={key}>
              <th scope="row">
                <Text as={Link} color="inherit" whiteSpace="nowrap" to={addressOf(key)}>
                  <bdi>{groupText(figures.by, key)}</bdi>
                </Text>
              </th>
              {measures.map(([name, measure]) => (
                <td key={name} data-numeric>
                  {figure(key, name, measure, values[name] ?? null)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {apart?.by === figures.by ? null : (
          <tfoot>
            <tr>
              <Box as="th" scope="row" {...bottom} style={lineOnTop}>
                {t('total')}
              </Box>
              {measures.map(([name, measure]) => (
                <Box as="td" key={name} data-numeric {...bottom} style={lineOnTop}>
                  {figure(null, name, measure, figures.total[name] ?? null)}
                </Box>
              ))}
            </tr>
          </tfoot>
        )}
      </Table>
    </Box>
  );
}
