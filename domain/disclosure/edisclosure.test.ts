import { describe, expect, it } from 'vitest';
import {
  eDisclosureCancelFields,
  eDisclosureOf,
  eDisclosureRequestFields,
  eDisclosureSteps,
  hasEDisclosureMessage,
  mayCancelEDisclosure,
  requestedApplication,
} from './edisclosure';
import { eDisclosureStatusOf } from './edisclosure-status';

const all = {
  sStatusT: '0',
  sU1LStatD: '2026-01-02',
  sU1LStatDesc: 'Self-prepared',
  sInitialLoanEstimateIssuedD: '2026-01-03',
  sInitialLoanEstimateReceivedD: '2026-01-04',
  sInitialLoanEstimateSignedD: '2026-01-05',
};

/** Status and message in English. */
function shown(loan: Parameters<typeof eDisclosureStatusOf>[0]) {
  const { status, msg } = eDisclosureStatusOf(loan);
  return { status, msg };
}

describe('progress of the eDisclosure', () => {
  it('is the furthest date that is set', () => {
    const { sInitialLoanEstimateSignedD: _signed, ...sent } = all;
    const { sInitialLoanEstimateReceivedD: _received, ...issued } = sent;
    const { sInitialLoanEstimateIssuedD: _issued, ...requested } = issued;
    expect([all, sent, issued, requested, {}].map(shown)).toEqual([
      { status: 'signed', msg: 'The eDisclosure has been signed on 01/05/2026' },
      { status: 'sent', msg: 'The eDisclosure has been sent on 01/04/2026' },
      { status: 'issued', msg: 'The eDisclosure has been issued on 01/03/2026' },
      { status: 'requested', msg: 'The eDisclosure has been requested on 01/02/2026 (Self-Prepare)' },
      { status: 'none', msg: '' },
    ]);
  });

  it('is uploaded when the description mentions the broker', () => {
    expect(shown({ sU1LStatD: '2026-01-02', sU1LStatDesc: 'uploaded by BROKER' })).toEqual({
      status: 'uploaded',
      msg: 'The signed initial disclosures have been uploaded.',
    });
  });

  it('reads the preparer from the description, or none', () => {
    const msg = (sU1LStatDesc: string | null) => shown({ sU1LStatD: '2026-01-02', sU1LStatDesc }).msg;
    expect(msg('Lender')).toBe('The eDisclosure has been requested on 01/02/2026 (Lender-Prepare)');
    expect(msg(null)).toBe('The eDisclosure has been requested on 01/02/2026');
  });

  it('shows a loan past the registration stage as submitted if it has no dates', () => {
    expect(shown({ sStatusT: '28' })).toEqual({ status: 'none', msg: 'Loan has been submitted.' });
    expect(['0', '1', '3', null].map((sStatusT) => shown({ sStatusT }).msg)).toEqual(['', '', '', '']);
  });

  it('does not count that as a message of the eDisclosure', () => {
    expect(hasEDisclosureMessage(eDisclosureOf({ sStatusT: '28' }))).toBe(false);
    expect(hasEDisclosureMessage(eDisclosureOf(all))).toBe(true);
  });
});

describe('a request', () => {
  it('can be cancelled only while it is requested or uploaded', () => {
    expect(eDisclosureSteps.filter(mayCancelEDisclosure)).toEqual(['requested', 'uploaded']);
  });

  it('reads back as requested', () => {
    const read = (preparedBy: 'self' | 'lender', signed: boolean) =>
      shown(eDisclosureRequestFields(preparedBy, signed, '2026-01-02'));
    expect(read('lender', false).msg).toContain('(Lender-Prepare)');
    expect(read('self', false).msg).toContain('(Self-Prepare)');
    expect(read('self', true).status).toBe('uploaded');
  });

  it('counts the application as received by the day of the request, unless the loan has an earlier day', () => {
    const on = (loan: Parameters<typeof requestedApplication>[0]) => requestedApplication(loan, '2026-01-05');
    expect(on({})).toBe('2026-01-05');
    expect(on({ sAppSubmittedD: null, sAppReceivedD: '2026-01-02' })).toBe('2026-01-02');
    expect(on({ sAppReceivedD: '2026-01-09' })).toBe('2026-01-05');
    expect(on({ sAppSubmittedD: '2026-01-04', sAppReceivedD: '2026-01-02' })).toBe('2026-01-04');
  });

  it('leaves no values behind when it is cancelled', () => {
    expect(
      eDisclosureOf({ ...eDisclosureRequestFields('self', true, '2026-01-02'), ...eDisclosureCancelFields }).status,
    ).toBe('none');
  });
});
