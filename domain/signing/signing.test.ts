import { describe, expect, it } from 'vitest';
import type { EstimateRecord } from '../loan/fees/closing-lists';
import { followUp, paperDay } from './follow-up';
import { dateOfDisclosure } from './held-disclosure';
import { isNameOf } from './signer-name';
import { dateField, signedPlace } from './signing-kinds';
import { stateAfter, stepOf } from './signing-state';
import { tasksOf } from './signing-tasks';

describe('the name of a signer', () => {
  it.each([
    ['ruta lindqvist', 'Ruta Lindqvist'],
    ['  RUTA   LINDQVIST ', 'Ruta Lindqvist'],
    ['Emre Sahin', 'Emre Şahin'],
    ['IŞIL ÇINAR', 'Işıl Çınar'],
    ['Jose O’Neil', 'José O’Neil'],
    ['Anne Marie Lee', 'Anne-Marie Lee'],
    ['سارة أحمد', 'سارة أحمد'],
  ])('is %s for %s', (typed, name) => expect(isNameOf(typed, name)).toBe(true));

  it.each([
    ['', 'Ruta Lindqvist'],
    ['Ruta', 'Ruta Lindqvist'],
    ['Ruta Lindquist', 'Ruta Lindqvist'],
    ['Lindqvist Ruta', 'Ruta Lindqvist'],
    ['...', '...'],
  ])('is not %s for %s', (typed, name) => expect(isNameOf(typed, name)).toBe(false));
});

const waiting = { signedAt: null, ended: null };
const signed = { signedAt: '2026-11-20T19:00:00Z', ended: null };

describe('the state of a package', () => {
  it('waits for every signer, and ends for all when one declines', () => {
    expect(stateAfter([signed, waiting])).toBe('open');
    expect(stateAfter([signed, signed])).toBe('signed');
    expect(stateAfter([signed, { signedAt: null, ended: 'paper' }])).toBe('paper');
    expect(stateAfter([waiting, { signedAt: null, ended: 'declined' }])).toBe('declined');
  });

  it('is the latest step of each signer', () => {
    const none = { openedAt: null, consentedAt: null, viewedAt: null, ...waiting };
    expect(stepOf(none)).toBe('sent');
    expect(stepOf({ ...none, openedAt: 'x', consentedAt: 'x' })).toBe('consented');
    expect(stepOf({ ...none, openedAt: 'x', consentedAt: 'x', ended: 'withdrawn' })).toBe('withdrawn');
  });
});

describe('what is due for a package', () => {
  // A Friday; Thanksgiving is the Thursday after.
  const sentAt = '2026-11-20T18:42:00Z';
  const signer = { id: 'a', mailedAt: sentAt, reminders: 0, receivedAt: null, ...waiting };
  const of = { sentAt, expiresAt: '2026-12-04T18:42:00Z', paperDueAt: null, signers: [signer] };

  it('is paper after the third business day, if someone has not opened it', () => {
    expect(paperDay(sentAt)).toBe('2026-11-24');
    expect(paperDay('2026-11-24T18:42:00Z')).toBe('2026-11-28');
    expect(followUp(of, '2026-11-25T07:59:00Z', 2).paperDue).toBe(false);
    expect(followUp(of, '2026-11-25T08:01:00Z', 2).paperDue).toBe(true);
    expect(followUp({ ...of, signers: [{ ...signer, receivedAt: sentAt }] }, '2026-11-27T08:01:00Z', 2).paperDue).toBe(
      false,
    );
    expect(followUp({ ...of, paperDueAt: sentAt }, '2026-11-27T08:01:00Z', 2).paperDue).toBe(false);
  });

  it('is a reminder every few days, five at most, and none for those who have finished', () => {
    expect(followUp(of, '2026-11-22T18:41:00Z', 2).remind).toEqual([]);
    expect(followUp(of, '2026-11-22T18:42:00Z', 2).remind).toEqual(['a']);
    expect(followUp(of, '2026-11-30T18:42:00Z', 0).remind).toEqual([]);
    expect(followUp({ ...of, signers: [{ ...signer, reminders: 5 }] }, '2026-11-30T18:42:00Z', 2).remind).toEqual([]);
    expect(followUp({ ...of, signers: [{ ...signer, ...signed }] }, '2026-11-30T18:42:00Z', 2).remind).toEqual([]);
  });

  it('is its end', () => {
    expect(followUp(of, of.expiresAt, 2)).toEqual({ expires: true, paperDue: false, remind: [] });
  });
});

it('files signed copies by the purpose of the package, and dates the loan by it', () => {
  const original = { folderName: '06 INCOME', docType: 'VOE' };
  expect(signedPlace('initial-disclosures', original).docType).toBe('4 SIGNED EDISCLOSURES');
  expect(signedPlace('closing-disclosure', original)).toEqual({
    folderName: '11 CLOSING',
    docType: 'CLOSING DISCLOSURE',
  });
  expect(signedPlace('other', original)).toEqual(original);
  expect(dateField('redisclosure', 'received')).toBeUndefined();
  expect(dateField('closing-disclosure', 'signed')?.name).toBe('sInitialClosingDisclosureSignedD');
});

it('gives staff the tasks of the latest packages', () => {
  const of = {
    kind: 'other',
    title: 'A',
    state: 'declined',
    sentAt: '1',
    paperDueAt: null,
    paperMailedOn: null,
    signers: [],
  } as const;
  expect(tasksOf([of])).toEqual(['signingDeclined']);
  expect(tasksOf([of, { ...of, state: 'open', sentAt: '2' }])).toEqual([]);
  expect(tasksOf([{ ...of, state: 'open', paperDueAt: '1' }])).toEqual(['signingPaper']);
  expect(tasksOf([{ ...of, paperDueAt: '1' }])).toEqual(['signingDeclined']);
  const asked = { ...of, paperDueAt: '1', signers: [{ ended: 'paper' as const }, { ended: 'declined' as const }] };
  expect(tasksOf([asked])).toEqual(['signingPaper']);
  expect(tasksOf([{ ...asked, paperMailedOn: '2026-11-25' }])).toEqual(['signingDeclined']);
  expect(tasksOf([{ ...of, state: 'expired', paperDueAt: '1', paperMailedOn: '2026-11-25' }])).toEqual([]);
});

describe('the date that a step of a disclosure sets', () => {
  const disclosed = {
    loanEstimates: [
      { number: 1, issued: '2026-11-20' },
      { number: 2, issued: '2026-11-24' },
    ] as EstimateRecord[],
    sInitialLoanEstimateIssuedD: '2026-11-20',
  };
  const nameOf = (loan: typeof disclosed, number: number) =>
    dateOfDisclosure('initial-disclosures', loan, number, 'received')?.name;

  it('is that of the first Loan Estimate for number 1 alone', () => {
    expect(nameOf(disclosed, 1)).toBe('sInitialLoanEstimateReceivedD');
    expect(nameOf(disclosed, 2)).toBeUndefined();
  });

  it('is none for one that follows a Loan Estimate from outside the portal', () => {
    expect(nameOf({ ...disclosed, sInitialLoanEstimateIssuedD: '2026-11-12' }, 1)).toBeUndefined();
  });
});
