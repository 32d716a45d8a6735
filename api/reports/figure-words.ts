import { formatMonth } from '../../domain/format/date';
import { channelCodes } from '../../domain/loan/codes/loan-codes';
import { reportWords, stepName } from '../../domain/reports/report-words';
import { ownValue } from '../../domain/tables/own-value';

const dueWords: Readonly<Record<string, string>> = reportWords.due;
const measureNames: Readonly<Record<string, string>> = reportWords.measures;

/** The English name of a group of figures, for emails and files. */
export function groupName(by: string, key: string): string {
  if (key === '') return reportWords.none;
  if (by === 'month') return formatMonth(key);
  if (by === 'channel') return ownValue<string>(channelCodes, key) ?? key;
  if (by === 'step') return stepName(key);
  if (by === 'due') return ownValue(dueWords, key) ?? `${key} days`;
  if (by === 'age') return `${key} days`;
  if (by === 'reason') return ownValue<string>(reportWords.reason, key) ?? key;
  if (by === 'owedBy') return ownValue<string>(reportWords.owedBy, key) ?? key;
  return key;
}

/** The English name of a measure. */
export const measureName = (name: string): string => ownValue(measureNames, name) ?? name;
