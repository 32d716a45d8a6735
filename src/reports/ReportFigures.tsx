import { useQuery } from '@tanstack/react-query';
import { lazy, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { DeskReport } from '../../domain/pages/report-pages';
import { reportShapes } from '../../domain/reports/report-shapes';
import { queryKeys } from '../providers/data/query-keys';
import { token } from '../theme/tokens';
import { ChartFrame } from '../ui/ChartFrame';
import { Box, Note, Row, Stack } from '../ui/layout/primitives';
import { TextField } from '../ui/overlays';
import type { Sort } from '../ui/TableParts';
import { everyMonth } from './every-month';
import { FigureTable } from './FigureTable';
import { reportCalls } from './report-calls';
import { useReportText } from './useReportText';
import { useReportView } from './useReportView';

const ReportChart = lazy(async () => ({ default: (await import('./ReportChart')).ReportChart }));

const HEIGHT = 220;
const colors = ['accent', 'dot-amber', 'dot-red', 'text-3'] as const;
/** Of outcomes: what funded is good. */
const stackColors = ['dot-green', 'dot-amber', 'dot-red', 'text-3'] as const;

interface Props {
  readonly report: DeskReport;
  readonly sort: Sort;
}

/** The figures of what the list of a report shows: a chart, and the same as a table whose numbers lead to the rows they count. */
export function ReportFigures({ report, sort }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const id = useId();
  const view = useReportView(report, sort);
  const { t, groupText, measureText, valueText } = useReportText(report);
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.resource(`main/reports/${report}`), 'figures', view.asked.filter, view.by],
    queryFn: ({ signal }) => reportCalls.figures(report, { filter: view.asked.filter, by: view.by }, signal),
    placeholderData: (before) => before,
  });
  const shape = reportShapes[report];
  const isStacked = shape.stacked === true;
  const palette = isStacked && report === 'pull-through' ? stackColors : colors;
  const groups = data?.groups ?? [];
  const isNarrowed = Object.keys(view.filter).length > 0;
  const charted = data?.by === 'month' ? everyMonth(groups) : groups;
  const namesOf = (some: typeof groups) => some.map(({ key }) => groupText(data?.by ?? view.by, key));
  const names = namesOf(groups);
  const bars = shape.chart.map((name, index) => ({
    label: measureText(name),
    color: token(palette[index % palette.length] ?? 'accent'),
    data: charted.map(({ values }) =>
      values[name] === null || values[name] === undefined ? null : Number(values[name]),
    ),
  }));
  const words = groups
    .slice(0, 5)
    .map(({ values }, index) =>
      t('chartWord', {
        group: names[index],
        value: shape.chart.map((name) => `${measureText(name)} ${valueText(name, values[name] ?? null)}`).join(', '),
      }),
    )
    .join(' ');
  return (
    <Stack gap="s3" paddingBlock="s3">
      <Row wrap gap="s1 s3" size="small" color="text-2">
        <label htmlFor={id}>{t('groupBy')}</label>
        <TextField
          select
          size="small"
          value={view.by}
          onChange={(event) => view.setBy(event.target.value)}
          slotProps={{ select: { native: true }, htmlInput: { id } }}
          sx={{ inlineSize: 180 }}
        >
          {shape.by.map((name) => (
            <option key={name} value={name}>
              {t(`by.${name}`)}
            </option>
          ))}
        </TextField>
        {data?.more && <Note>{t('moreGroups', { number: groups.length })}</Note>}
      </Row>
      <Stack gap="s4" fromLg={groups.length > 0 ? { columns: 'minmax(0, 1fr) minmax(0, 1fr)' } : {}}>
        <Box minInlineSize={0}>
          <ChartFrame
            title={translate(`reports.charts.${report}`)}
            words={words}
            legend={bars.length > 1 ? bars.map(({ label, color }) => ({ label, color })) : []}
            height={HEIGHT}
            loading={!data && !error}
            empty={data !== undefined && groups.length === 0}
            emptyText={isNarrowed ? t('chartNoMatch') : undefined}
            error={data ? undefined : error}
            onRetry={() => void refetch()}
          >
            <ReportChart
              groups={namesOf(charted)}
              bars={bars}
              stacked={isStacked}
              height={HEIGHT}
              onPick={(index) => {
                const group = charted[index];
                if (group && data) void navigate(view.addressOf(data, group.key));
              }}
            />
          </ChartFrame>
        </Box>
        {data && groups.length > 0 ? (
          <FigureTable
            label={translate(`reports.charts.${report}`)}
            report={report}
            figures={data}
            addressOf={(key, counts) => view.addressOf(data, key, counts)}
          />
        ) : null}
      </Stack>
    </Stack>
  );
}
