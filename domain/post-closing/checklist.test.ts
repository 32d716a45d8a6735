import { describe, expect, it } from 'vitest';
import { emptyDocument, type LoanDocument } from '../loan/document';
import { changesBetween, itemState } from './checklist';
import type { NotePlace } from './collateral';
import { expectedOf } from './expected-of';
import { nextAction } from './next-action';

const loan = (more: Partial<LoanDocument>): LoanDocument => ({
  ...emptyDocument(),
  ...{ sLNm: '2611000001', version: 1, sStatusT: '6', sFundD: '2026-11-02', ...more },
});
const kinds = (more: Partial<LoanDocument>) => expectedOf(loan(more)).map(({ kind }) => kind);

const closed = {
  sLAmtCalc: '180000.00',
  sFinalLAmt: '180000.00',
  sNoteIR: '6.000',
  sTerm: 360,
  sSchedDueD1: '2027-01-01',
};
/** Insurance that the escrow account pays. */
const escrowed = {
  ...{ id: 'mi', type: 'mi', Description: null, baseType: '0', rate: '0.000', fixedAmt: '82.35', month: 0 },
  ...{ isPrepaid: false, isEscrowed: true, disbursements: [{ due: '2027-06-01', amount: null }] },
} as const;

describe('expectedOf', () => {
  it('expects the insurance or guaranty of the program', () => {
    const programs = ['mic', 'lgc', 'lng'];
    const ofType = (sLT: string) => kinds({ sLT }).filter((kind) => programs.includes(kind));
    expect(['0', '1', '2', '3'].map(ofType)).toEqual([[], ['mic'], ['lgc'], ['lng']]);
  });

  it('expects what a refinance of the own dwelling adds', () => {
    const added = ['right-to-cancel', 'prior-lien-release'];
    const of = (more: Partial<LoanDocument>) => kinds(more).filter((kind) => added.includes(kind));
    expect(of({ sLPurposeT: '0' })).toEqual([]);
    expect(of({ sLPurposeT: '1', sOccTPe: '0' })).toEqual(added);
    expect(of({ sLPurposeT: '1', sOccTPe: '2' })).toEqual(['prior-lien-release']);
  });

  it('expects no release for a home equity loan unless a lien is paid off', () => {
    const released = (more: Partial<LoanDocument>) => kinds(more).includes('prior-lien-release');
    const debt = { id: 'd', type: '1', owners: [], balance: '20000.00', payoff: true };
    expect(released({ sLPurposeT: '8' })).toBe(false);
    expect(released({ sLPurposeT: '8', liabilities: [debt] })).toBe(true);
    expect(released({ sLPurposeT: '8', liabilities: [{ ...debt, type: '3' }] })).toBe(false);
    expect(released({ sLPurposeT: '8', liabilities: [{ ...debt, payoff: false }] })).toBe(false);
  });

  it.each([
    ['a monthly premium', { sProMIns: '82.35', sProdConvMIOptionT: '0' }, true],
    ['a monthly premium in escrow', { sProMIns: '82.35', sProdConvMIOptionT: '0', hexps: [escrowed] }, true],
    ['a single premium', { sProdConvMIOptionT: '1', sFfUfmip1pc: '5400.00' }, true],
    ['a split premium', { sProdConvMIOptionT: '2', sFfUfmip1pc: '2400.00', sProMIns: '31.00' }, true],
    ['no option but a premium', { sProMIns: '82.35' }, true],
    ['a single premium that is not known', { sProdConvMIOptionT: '1' }, false],
    ['no premium', { sProdConvMIOptionT: '0', sProMIns: '0.00' }, false],
    ['the premium of FHA', { sLT: '1', sProMIns: '82.35', sFfUfmip1pc: '5400.00' }, false],
  ] as const)('knows whether a loan with %s has a certificate of a private insurer', (_, more, expected) => {
    expect(kinds({ ...closed, ...more }).includes('mi-certificate')).toBe(expected);
  });

  it('counts days from funding, and expects nothing before it', () => {
    expect(expectedOf(loan({})).find(({ kind }) => kind === 'final-title-policy')?.dueOn).toBe('2027-03-02');
    expect(expectedOf(loan({ sFundD: null }))).toEqual([]);
  });
});

it('is late from the day after it was expected, unless it came or has an exception', () => {
  const item = { dueOn: '2026-11-10', receivedOn: null, exception: null };
  expect(itemState(item, '2026-11-10')).toBe('expected');
  expect(itemState(item, '2026-11-11')).toBe('late');
  expect(itemState({ ...item, exception: 'Portfolio loan' }, '2026-11-11')).toBe('excepted');
  expect(itemState({ ...item, receivedOn: '2026-11-12' }, '2026-11-13')).toBe('received');
});

it('says what changed from one step to the next', () => {
  const facts = { dueOn: '2026-11-10', receivedOn: null, documentId: null, exception: null };
  expect(changesBetween(null, facts)).toEqual(['added']);
  const received = { ...facts, receivedOn: '2026-11-09', documentId: 'd' };
  expect(changesBetween(facts, received)).toEqual(['received', 'document']);
  const back = { ...facts, dueOn: '2026-12-01', exception: 'Lost' };
  expect(changesBetween(received, back)).toEqual(['not-received', 'due', 'no-document', 'exception']);
});

describe('nextAction', () => {
  const work = {
    ...{
      status: '6',
      fundedOn: '2026-11-02',
      missing: 2,
      late: 0,
      place: 'vault' as NotePlace,
      sentOn: null as string | null,
    },
    investorOpen: 0,
  };
  it.each([
    ['answer-investor', { status: '37', investorOpen: 1, late: 3 }],
    // Its conditions are not entered yet, or their responses are not marked as sent.
    ['answer-investor', { status: '37' }],
    // The investor returned a response.
    ['answer-investor', { status: '38', investorOpen: 1 }],
    ['chase', { late: 1 }],
    ['confirm-arrival', { sentOn: '2026-11-10' }],
    ['get-note', { place: 'closing-agent' }],
    ['ship', {}],
    ['wait-documents', { status: '20', place: 'investor' }],
    ['wait-investor', { status: '38', place: 'investor' }],
    ['none', { status: '27', place: 'investor', missing: 0 }],
  ] as const)('is %s', (action, more) => expect(nextAction({ ...work, ...more }, '2026-11-20')).toBe(action));
});
