import { describe, expect, it } from 'vitest';
import { message } from '../messages/message';
import { eSignLog, eSignStatus } from './esign';

const loan = {
  sStatusT: '28',
  sU1LStatD: '2026-11-02',
  sU1LStatDesc: 'Prepared by lender',
  sInitialLoanEstimateIssuedD: '2026-11-03',
  sInitialLoanEstimateReceivedD: '2026-11-04',
};

describe('the status of signing', () => {
  it('follows the furthest date of the eDisclosure and of each document', () => {
    expect(eSignStatus(loan)).toEqual({
      status: 'sent',
      msg: 'The eDisclosure has been sent on 11/04/2026',
      wording: message('edisclosure-sent', { date: '11/04/2026' }),
      documents: [
        {
          ...{ document: 'Loan Estimate', status: 'received' },
          ...{ issued: '2026-11-03', received: '2026-11-04', signed: null },
        },
        expect.objectContaining({ document: 'Revised Loan Estimate', status: 'none' }),
        expect.objectContaining({ document: 'Closing Disclosure', status: 'none' }),
      ],
    });
    const signed = {
      ...loan,
      sInitialLoanEstimateSignedD: '2026-11-05',
      sInitialClosingDisclosureIssuedD: '2026-11-20',
    };
    expect(eSignStatus(signed)).toMatchObject({
      status: 'signed',
      documents: [{ status: 'signed' }, { status: 'none' }, { status: 'issued' }],
    });
    expect(eSignStatus({ sStatusT: '0' })).toMatchObject({ status: 'none', msg: '' });
  });
});

describe('the log of signing', () => {
  const note = (at: string, description: string) => ({ at, by: 'Ida Holm', status: '0', from: '0', description });

  it('combines log entries and dates, oldest first, and nothing else of the loan', () => {
    const log = eSignLog(loan, [
      note('2026-11-01T18:00:00.000Z', 'Opened'),
      note('2026-11-02T18:00:00.000Z', 'The eDisclosure has been requested on 11/02/2026 (Lender-Prepare)'),
      note('2026-11-04T03:00:00.000Z', 'eDisclosure request canceled. Before: x'),
    ]);
    expect(log.map(({ description, by }) => [description, by])).toEqual([
      ['The eDisclosure has been requested on 11/02/2026 (Lender-Prepare)', 'Ida Holm'],
      ['Loan Estimate issued', null],
      ['eDisclosure request canceled. Before: x', 'Ida Holm'],
      ['Loan Estimate received', null],
    ]);
    expect(eSignLog({}, [])).toEqual([]);
  });
});
