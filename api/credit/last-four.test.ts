import { expect, it } from 'vitest';
import type { CreditReportData } from '../../domain/credit/report.schemas';
import { shownReport } from './last-four';

const report: CreditReportData = {
  ...{ number: '123456789', issued: '2026-11-20', updated: '2026-11-20', isSoft: false, isSimulation: true },
  ...{ bureaus: ['Equifax'], scores: [], inquiries: [], publicRecords: [], referrals: [] },
  files: [{ owner: '0B', bureau: 'Equifax', state: 'ssn-mismatch', text: 'SSN 920 66 0001', variations: [] }],
  alerts: [{ owner: '0B', bureau: null, category: 'DemographicsVerification', text: 'SSN 920-66-0001 is of another' }],
  problems: [{ code: '1', source: 'Equifax', text: 'No file of 920660001' }],
  tradelines: [
    {
      ...{ id: 'T1', owners: ['0B'], creditor: 'Example', account: '920660001', kind: 'open', loanKind: null },
      ...{ ownership: 'individual', isClosed: false, opened: null, reported: null, balance: null, payment: null },
      ...{ limit: null, highCredit: null, pastDue: null, monthsLeft: null, isDisputed: false, isDerogatory: false },
      ...{ late: { days30: 0, days60: 0, days90: 0 }, bureaus: [], comments: ['Reported under 920-66-0001'] },
    },
  ],
};

it('shows no social security number that an agency wrote, and no account number', () => {
  const shown = shownReport(report);
  expect(JSON.stringify(shown)).not.toMatch(/920.?66.?0001/);
  expect(shown.alerts[0]?.text).toBe('SSN ***-**-**** is of another');
  expect(shown.tradelines[0]?.account).toBe('0001');
  expect(shown.number).toBe('123456789');
});
