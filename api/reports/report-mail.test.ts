import { expect, it } from 'vitest';
import type { ReportFigures } from '../../domain/reports/report-row.schemas';
import { reportMail } from './report-mail';

const values = { loans: 2, medianBusiness: '3.0', medianCalendar: '4.0', mostBusiness: '5.0', mostCalendar: '7.0' };
const textBy = (by: string, key: string): string => {
  const figures: ReportFigures = {
    ...{ today: '2026-11-20', by, groups: [{ key, values }], more: false, total: values },
  };
  return reportMail({ report: 'turn-times', name: 'Weekly', query: '', figures, origin: 'https://portal.example' })
    .text;
};

it('has a total, except of turn times of different steps', () => {
  expect(textBy('channel', '1')).toMatch(/^Total: /m);
  expect(textBy('step', '3-6')).not.toContain('Total');
  expect(textBy('step', '3-6')).toMatch(/Loans 2/);
});
