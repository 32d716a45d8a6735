import { Readable } from 'node:stream';
import { z } from 'zod';
import { type DeskReport, deskReportRoles } from '../../domain/pages/report-pages';
import type { ReportLoan } from '../../domain/reports/report-row.schemas';
import { reportParts } from '../../domain/reports/reports.contract';
import { type Call, pageReply, reply } from '../http/call';
import { csvFile } from '../http/csv';
import { callOf } from '../http/define-call';
import { listParameters } from '../http/list-query';
import { readList } from '../http/list-reads';
import { type ReportSource, reportFiguresOf, reportPage, reportRows } from './report';
import { loanFileColumns } from './report-loans';
import { workbookOf } from './workbook';

/** The shapes of the list of a report, as its contract has them. */
interface ListShapes<Row> {
  readonly query: z.ZodType;
  readonly answer: z.ZodType<readonly Row[]>;
}

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const accessTo = (name: DeskReport) =>
  ({ kind: 'roles', roles: deskReportRoles[name], pages: [`reports-${name}`] }) as const;

/** The calls of a report: a page of its list, its figures, and its rows as a file. */
export function reportCallsOf<Found, Row extends ReportLoan>(
  source: ReportSource<Found, Row>,
  list: ListShapes<Row>,
  title: string,
): readonly Call[] {
  const { name } = source;
  const path = `/emet-data/reports/${name}` as const;
  const shared = { area: 'emet-data', access: accessTo(name) } as const;
  const parameters = listParameters(source.list);
  const columns = [...loanFileColumns, ...source.columns];
  return [
    callOf(`GET ${path}`, list, {
      ...shared,
      summary: `${title}, a page of them. Not in the specification.`,
      query: parameters,
      handle: async ({ portal, actor, query }) =>
        pageReply(source.list.unit, await readList(portal, (reading) => reportPage(reading, actor, source, query))),
    }),
    callOf(`GET ${path}/figures`, reportParts.figures, {
      ...shared,
      summary: `${title}: the figures of those that the filter finds, in total and in groups. Not in the specification.`,
      query: parameters.pick({ filter: true }).extend({ by: z.string().max(20).optional() }),
      handle: ({ portal, actor, query: { by, ...query } }) =>
        readList(portal, (reading) => reportFiguresOf(reading, actor, source, query, by)),
    }),
    callOf(`GET ${path}/export`, reportParts.file, {
      ...shared,
      summary: `${title} that the filter finds, as CSV, or as a workbook with its figures, in the order of the sort. Not in the specification.`,
      query: parameters.omit({ range: true }).extend({
        format: z.enum(['csv', 'xlsx']).default('csv'),
        by: z.string().max(20).optional(),
      }),
      handle: async ({ portal, actor, query: { format, by, ...query } }) => {
        const rows = reportRows(portal, actor, source, query);
        const figures = () => reportFiguresOf(portal, actor, source, query, by);
        return format === 'csv'
          ? reply<never>({
              file: { stream: csvFile(columns, rows), contentType: 'text/csv; charset=utf-8', name: `${name}.csv` },
            })
          : reply<never>({
              file: {
                stream: Readable.from([await workbookOf(name, columns, rows, await figures())]),
                contentType: WORKBOOK,
                name: `${name}.xlsx`,
              },
            });
      },
    }),
  ];
}
