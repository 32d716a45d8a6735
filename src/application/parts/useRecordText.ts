import { useTranslate } from 'react-admin';
import { formatDate, isDate } from '../../../domain/format/date';
import { missing } from '../../../domain/format/parsed';
import type { LoanRecord } from '../../../domain/loan/records';
import { useFieldLabels } from '../../fields/useFieldLabels';
import type { ListLayout } from '../layout/layout';
import { fieldNameOf } from './field-holder';

const isDay = (value: unknown): value is string => typeof value === 'string' && isDate(value);
const isolated = (day = ''): string => `\u2066${formatDate(day)}\u2069`;

/** Texts of a record's collapsed row, in the user's language. */
export function useRecordText(layout: ListLayout) {
  const translate = useTranslate();
  const { text } = useFieldLabels();
  const { list, summary, notes = [], marks = [], period } = layout;
  const valuesOf = (record: LoanRecord | undefined): Readonly<Record<string, unknown>> => ({ ...record });
  const nameOf = (field: string): string => fieldNameOf({ kind: 'record', list, index: 0 }, field);
  const valueText = (record: LoanRecord | undefined, field: string): string =>
    text(nameOf(field), valuesOf(record)[field]);
  const valueTexts = (record: LoanRecord | undefined, fields: readonly string[]): string[] =>
    fields.map((field) => valueText(record, field)).filter((each) => each !== missing);

  const time = (record: LoanRecord | undefined): string[] => {
    // An invalid date shows its error in its own field.
    const [from, to] = (period ?? [])
      .map((field) => valuesOf(record)[field])
      .map((day) => (isDay(day) ? day : undefined));
    if (!from && !to) return [];
    const key = from && to ? 'period' : from ? 'since' : 'until';
    return [translate(`applicationRecords.${key}`, { from: isolated(from), to: isolated(to) })];
  };

  return {
    summary: (record: LoanRecord | undefined): readonly string[] => {
      const texts = valueTexts(record, summary);
      return texts.length > 0 ? texts : [translate(`application.lists.${list}.one`)];
    },
    /** Small text below the summary. */
    notes: (record: LoanRecord | undefined): readonly string[] => [...valueTexts(record, notes), ...time(record)],
    /** Labels of Yes answers. */
    marks: (record: LoanRecord | undefined): readonly string[] =>
      marks
        .filter((field) => valuesOf(record)[field] === true)
        .map((field) => translate(`applicationRecords.said.${nameOf(field)}`)),
    amount: valueText,
    value: (record: LoanRecord | undefined, field: string): unknown => valuesOf(record)[field],
  };
}
