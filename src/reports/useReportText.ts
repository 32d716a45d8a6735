import { useTranslate } from 'react-admin';
import { formatMonth } from '../../domain/format/date';
import { formatField } from '../../domain/loan/format-field';
import type { DeskReport } from '../../domain/pages/report-pages';
import { reportShapes, steps } from '../../domain/reports/report-shapes';
import { useFormats } from '../providers/i18n/useFormats';
import { useStatusLabel } from '../ui/StatusDot';

export type FigureValue = number | string | null;

/** The words of reports: groups, measures and their values. */
export function useReportText(report: DeskReport) {
  const translate = useTranslate();
  const { count } = useFormats();
  const statusLabel = useStatusLabel();
  const t = (key: string, values?: Readonly<Record<string, unknown>>): string => translate(`reports.${key}`, values);
  const stepText = (key: string): string => {
    const step = steps.find((one) => one.key === key);
    return step ? t('step', { from: statusLabel(step.from), to: statusLabel(step.to) }) : key;
  };
  /** The text of a group, by what the figures are grouped by. */
  const groupText = (by: string, key: string): string => {
    if (key === '') return t('none');
    switch (by) {
      case 'month':
        return formatMonth(key);
      case 'channel':
        return translate(`codes.sBranchChannelT.${key}`, { _: key });
      case 'step':
        return stepText(key);
      case 'reason':
      case 'owedBy':
        return t(`${by}.${key}`);
      case 'due':
        return key === 'expired' || key === '0' ? t(`due.${key}`) : key.replace('-', '–');
      case 'age':
        return key.replace('-', '–');
      default:
        return key;
    }
  };
  const { measures } = reportShapes[report];
  const measureText = (name: string): string => t(`measures.${name}`);
  const valueText = (name: string, value: FigureValue): string => {
    if (value === null) return '–';
    switch (measures[name]?.kind) {
      case 'money':
        return formatField({ kind: 'money' }, String(value));
      case 'percent':
        return `${value}%`;
      case 'days':
        return String(value).replace(/\.0$/, '');
      default:
        return count(Number(value));
    }
  };
  return { t, groupText, measureText, valueText, stepText };
}
