import { describe, expect, it } from 'vitest';
import { canonicalFacts } from './canonical-facts';
import { compareFindings } from './compare-findings';
import { run, strongFacts } from './facts.test-support';
import { stalenessOf } from './resubmit';

const changedTo = (more: Partial<typeof strongFacts>, from: Partial<typeof strongFacts> = {}) =>
  stalenessOf({ ...strongFacts, ...from }, { ...strongFacts, ...from, ...more }, false);

describe('a run', () => {
  it('is up to date while the hash of its facts is the same', () => {
    expect(stalenessOf(strongFacts, strongFacts, true)).toMatchObject({ isOutOfDate: false, reasons: [] });
  });

  it.each([
    ['DTI up by less than 3 points to 45% or less', { dtiBottom: '38.999' }, {}, undefined],
    ['DTI up by 3 points', { dtiBottom: '39.000' }, {}, 'ratio-rose'],
    ['DTI up to exactly 45%', { dtiBottom: '45.000' }, { dtiBottom: '43.000' }, undefined],
    ['DTI above 45%', { dtiBottom: '45.001' }, { dtiBottom: '44.900' }, 'ratio-above'],
    ['DTI above 50%', { dtiBottom: '50.001' }, { dtiBottom: '49.900' }, 'ratio-over'],
    ['DTI down', { dtiBottom: '30.000' }, { dtiBottom: '49.000' }, undefined],
    ['another price', { sPurchPrice: '510000.00' }, {}, 'must-match'],
    ['another term', { sTerm: 180 }, {}, 'must-match'],
    ['another purpose', { sLPurposeT: '1' }, {}, 'must-match'],
    ['another occupancy', { sOccTPe: '1' }, {}, 'must-match'],
    ['another property type', { sProdSpT: '2' }, {}, 'must-match'],
    ['another value', { sApprVal: '499000.00' }, {}, 'must-match'],
    ['more reserves', { reserves: '50000.00' }, {}, undefined],
  ] as const)('after %s: %#', (_what, now, from, kind) => {
    const { isOutOfDate, reasons } = changedTo(now, from);
    expect(isOutOfDate).toBe(true);
    expect(reasons[0]?.kind).toBe(kind);
  });

  it('names why the debt ratio rose', () => {
    const { causes } = changedTo({ dtiBottom: '46.000', debts: '700.00', income: '9000.00', sNoteIR: '7.000' });
    expect(causes).toEqual(['debts', 'income', 'rate']);
  });
});

describe('the hashed facts', () => {
  const debts = [
    { id: 'a', creditor: 'A', type: '2', balance: '1.00', payment: '1.00', use: 'counted' as const },
    { id: 'b', creditor: 'B', type: '2', balance: '2.00', payment: '2.00', use: 'counted' as const },
  ];
  it('are the same whatever the order of debts and fields', () => {
    const one = canonicalFacts({ ...strongFacts, debtList: debts });
    const { sLT, ...rest } = { ...strongFacts, debtList: debts.toReversed() };
    expect(canonicalFacts({ ...rest, sLT })).toBe(one);
  });

  it('differ with any fact', () => {
    expect(canonicalFacts({ ...strongFacts, score: 760 })).not.toBe(canonicalFacts(strongFacts));
    const paid = debts.map((debt) => ({ ...debt, use: 'paid-off' as const }));
    expect(canonicalFacts({ ...strongFacts, debtList: paid })).not.toBe(
      canonicalFacts({ ...strongFacts, debtList: debts }),
    );
  });
});

describe('the messages of two runs', () => {
  it('are new, changed, gone or the same', () => {
    const before = run({ ...strongFacts, dtiBottom: '47.000', requiredReserves: '99000.00' }).findings;
    const now = run({ ...strongFacts, dtiBottom: '48.000' }).findings;
    const changes = new Map(compareFindings(now, before).map(({ finding, change }) => [finding.key, change]));
    expect(changes.get('aus-eligible:')).toBe('new');
    expect(changes.get('aus-dti-noted:')).toBe('changed');
    expect(changes.get('aus-reserves-short:')).toBe('gone');
    expect(changes.get('aus-score:')).toBeNull();
    expect(compareFindings(now, undefined).every(({ change }) => change === null)).toBe(true);
  });
});
