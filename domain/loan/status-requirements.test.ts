import { describe, expect, it } from 'vitest';
import { denialReasonCodes } from './codes/decision-codes';
import { adverseActionNotice, decisionDay, hmdaDenialReasons } from './denial';
import { offeredMoves } from './status-moves';
import { requirementsOfStatus, type StatusAnswer, type StatusFacts, saidAnswer } from './status-requirements';

const facts: StatusFacts = { loan: {}, conditions: [] };
const missing = (to: string, given: Partial<StatusFacts> = {}, answer: StatusAnswer = {}) =>
  requirementsOfStatus(to, { ...facts, ...given }, answer).flatMap(({ code, isMet }) => (isMet ? [] : [code]));
const active = (...cats: string[]) => cats.map((cat) => ({ status: 'Active', cat }));

describe('an approval', () => {
  it('takes a recommendation of automated underwriting, or a manual decision with a note', () => {
    expect(missing('4')).toEqual(['underwriting']);
    expect(missing('4', { loan: { sProd3rdPartyUwResultT: '1' } })).toEqual([]);
    expect(missing('4', { loan: { sProd3rdPartyUwResultT: '20' } })).toEqual(['underwriting']);
    expect(missing('4', {}, { isManual: true, note: ' ' })).toEqual(['underwriting']);
    expect(missing('4', {}, { isManual: true, note: 'Large reserves' })).toEqual([]);
  });

  it('waits for PTA conditions, and clear to close for PTD conditions, too', () => {
    const loan = { sProd3rdPartyUwResultT: '10' };
    expect(missing('4', { loan, conditions: active('PTA', 'PTD') })).toEqual(['conditions']);
    expect(missing('4', { loan, conditions: [...active('PTD'), { status: 'Closed', cat: 'PTA' }] })).toEqual([]);
    expect(missing('21', { conditions: active('PTA', 'PTD', 'PTF') })).toEqual(['conditions', 'conditions']);
    expect(missing('6', { conditions: active('PTF') })).toEqual(['conditions']);
    expect(missing('21', { conditions: undefined })).toEqual([]);
  });
});

describe('reasons', () => {
  it('are at least one for a suspension, and one to four for a denial', () => {
    const five = Object.keys(denialReasonCodes).slice(0, 5);
    expect(missing('8')).toEqual(['reasons']);
    expect(missing('8', {}, { reasons: ['income'] })).toEqual([]);
    expect(missing('10', {}, { reasons: five.slice(0, 4) })).toEqual([]);
    expect(missing('10', {}, { reasons: five })).toEqual(['reasons']);
    expect(missing('10', {}, { reasons: ['income'] })).toEqual(['reasons']);
    expect(missing('10', {}, { reasons: ['bankruptcy', 'bankruptcy'] })).toEqual(['reasons']);
  });

  it('of no list are described', () => {
    expect(missing('10', {}, { reasons: ['other'] })).toEqual(['other-reason']);
    expect(missing('10', {}, { reasons: ['other'], otherReason: 'Trust as borrower' })).toEqual([]);
  });

  it('have their codes in the HMDA register, each once', () => {
    expect(hmdaDenialReasons(['bankruptcy', 'no-credit-file', 'income-insufficient', 'x'])).toEqual(['3', '1']);
    expect(hmdaDenialReasons(['other', 'application-incomplete', 'collateral-insufficient'])).toEqual(['9', '7', '4']);
  });
});

it('asks for the terms of a counteroffer, and for nothing on the way to underwriting', () => {
  expect(missing('47')).toEqual(['terms']);
  expect(missing('47', {}, { note: '500,000 at 7%' })).toEqual([]);
  expect(requirementsOfStatus('13', facts)).toEqual([]);
});

it('keeps of an answer what says something', () => {
  expect(saidAnswer({ note: ' ', reasons: [], isManual: false })).toBeUndefined();
  expect(saidAnswer({ note: 'x', isManual: true })).toEqual({ note: 'x', isManual: true });
});

describe('the notice of adverse action', () => {
  const denied = {
    sStatusT: '10',
    sLoanSubmittedD: '2026-11-02',
    sRejectD: '2026-11-20',
    sDenialReasonsT: ['bankruptcy'],
  };

  it('is due 30 days after the complete application', () => {
    expect(adverseActionNotice(denied, '2026-12-02')).toEqual({
      ...{ basis: 'complete-application', from: '2026-11-02', days: 30, due: '2026-12-02', sent: null },
      ...{ daysLeft: 0, standing: 'soon' },
    });
    expect(adverseActionNotice(denied, '2026-12-03')?.standing).toBe('overdue');
    expect(adverseActionNotice({ ...denied, sAdverseActionSentD: '2026-12-01' }, '2026-12-31')?.standing).toBe('ahead');
  });

  it('is due 30 days after the denial of an incomplete application, and 90 days after a counteroffer', () => {
    const incomplete = { ...denied, sDenialReasonsT: ['application-incomplete'] };
    expect(adverseActionNotice(incomplete, '2026-12-02')).toMatchObject({ basis: 'denial', due: '2026-12-20' });
    const countered = { ...denied, sStatusT: '47', sCounterOfferD: '2026-11-21' };
    expect(adverseActionNotice(countered, '2026-12-02')).toMatchObject({ days: 90, due: '2027-02-19' });
    // Canceled after it: the counteroffer was not accepted.
    const canceled = { ...countered, sStatusT: '9' };
    expect(adverseActionNotice(canceled, '2026-12-02')).toMatchObject({ basis: 'counteroffer', due: '2027-02-19' });
    expect(adverseActionNotice({ ...denied, sStatusT: '4' }, '2026-12-02')).toBeUndefined();
  });

  it.each(['7', '9'])('stays due when the denied loan moves to status %s', (sStatusT) => {
    const paused = { ...denied, sStatusT };
    expect(adverseActionNotice(paused, '2026-12-02')).toMatchObject({
      basis: 'complete-application',
      due: '2026-12-02',
    });
    expect(decisionDay(paused)).toBe('2026-11-20');
    // The latest decision counts.
    const countered = { ...paused, sCounterOfferD: '2026-11-20' };
    expect(adverseActionNotice(countered, '2026-12-02')).toMatchObject({ basis: 'counteroffer', due: '2027-02-18' });
    expect(adverseActionNotice({ ...countered, sRejectD: '2026-11-25' }, '2026-12-02')?.basis).toBe(
      'complete-application',
    );
    expect(adverseActionNotice({ ...paused, sApprovD: '2026-11-25' }, '2026-12-02')).toBeUndefined();
    expect(adverseActionNotice({ sStatusT }, '2026-12-02')).toBeUndefined();
  });
});

describe('the statuses that a user may move a loan to', () => {
  const processor = { editPermissions: ['3', '28', '13', '4', '33', '7'], pageLetters: {} };

  it('are those they may edit in, and decisions with the right', () => {
    expect(offeredMoves(processor, '28')).toEqual(['13', '7']);
    expect(offeredMoves(processor, '13')).toEqual(['7']);
    expect(offeredMoves({ editPermissions: ['13'], pageLetters: { underwrite: 'w' } }, '13')).toEqual([
      ...['2', '4', '8', '10', '47'],
    ]);
    expect(offeredMoves({ editPermissions: ['28'], pageLetters: { underwrite: 'w' } }, '13')).toEqual([]);
  });

  it('never include Registered, and offer the way back from a pause', () => {
    expect(offeredMoves({ ...processor, editPermissions: ['1', '3', '7'] }, '1')).toEqual(['7']);
    expect(offeredMoves(processor, '7')).toEqual(['earlier']);
  });
});
