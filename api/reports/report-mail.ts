import { formatDate } from '../../domain/format/date';
import { formatField } from '../../domain/loan/format-field';
import { pageTitles } from '../../domain/pages/page-titles';
import { type DeskReport, reportPages } from '../../domain/pages/report-pages';
import type { ReportFigures } from '../../domain/reports/report-row.schemas';
import { type Measure, reportShapes } from '../../domain/reports/report-shapes';
import { ownValue } from '../../domain/tables/own-value';
import { groupName, measureName } from './figure-words';

/** Groups of an email; the rest is a click away. */
const MAX_LINES = 15;

function valueText({ kind }: Measure, value: number | string | null | undefined): string {
  if (value === null || value === undefined) return '–';
  if (kind === 'money') return formatField({ kind: 'money' }, String(value));
  if (kind === 'percent') return `${value}%`;
  return kind === 'days' ? String(value).replace(/\.0$/, '') : formatField({ kind: 'integer' }, Number(value));
}

interface Mail {
  readonly report: DeskReport;
  /** What its author calls the view. */
  readonly name: string;
  /** The query string of the page. */
  readonly query: string;
  readonly figures: ReportFigures;
  readonly origin: string;
}

const pageIds = {
  'pull-through': 'reports-pull-through',
  'turn-times': 'reports-turn-times',
  'lock-expiry': 'reports-lock-expiry',
  fallout: 'reports-fallout',
  'conditions-age': 'reports-conditions-age',
} as const satisfies Readonly<Record<DeskReport, keyof typeof reportPages>>;

/** The email of a report: its figures and a link. It names no loan and no borrower. */
export function reportMail({ report, name, query, figures, origin }: Mail): { subject: string; text: string } {
  const { title, path } = reportPages[pageIds[report]];
  const heading = pageTitles[title].en;
  const { measures: all, apart } = reportShapes[report];
  const measures = Object.entries(all);
  const line = (label: string, values: ReportFigures['total']): string =>
    `${label}: ${measures.map(([key, measure]) => `${measureName(key)} ${valueText(measure, ownValue(values, key))}`).join(', ')}`;
  const shown = figures.groups.slice(0, MAX_LINES);
  const left = figures.groups.length - shown.length;
  return {
    subject: `${heading}: ${name}`,
    text: [
      `${heading} on ${formatDate(figures.today, 'long')}, for the loans that you see.`,
      '',
      ...(apart?.by === figures.by ? [] : [line('Total', figures.total), '']),
      ...shown.map(({ key, values }) => line(groupName(figures.by, key), values)),
      ...(left > 0 || figures.more ? ['More groups are in the portal.'] : []),
      '',
      `Open the report in the portal: ${origin}${path}${query === '' ? '' : `?${query}`}`,
    ].join('\n'),
  };
}
