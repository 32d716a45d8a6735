import { describe, expect, it } from 'vitest';
import { completeLoan } from '../application/requirements/complete-loan.test-support';
import { worksheetOf } from '../fees/worksheet';
import type { LoanDocument } from '../loan/document';
import { auditPackage } from './audit-package';
import { escrowYear } from './escrow-statement';
import { isClean } from './finding';
import { packageFactsOf } from './package-facts';
import { formsOf } from './package-forms';
import { packageRefusal, packageTypes } from './package-types';
import { defaultPlan, planCodes, planDifferences, plansOn } from './plan-codes';

const DAY = '2026-11-20';
const loanOf = (more: Partial<LoanDocument> = {}): LoanDocument => ({ ...completeLoan, ...more });
const formIds = (type: (typeof packageTypes)[number], more: Partial<LoanDocument> = {}): readonly string[] =>
  formsOf(type, packageFactsOf(loanOf(more)), DAY).map(({ id }) => id);
const codesOf = (type: (typeof packageTypes)[number], more: Partial<LoanDocument> = {}, conditions = 0) => {
  const loan = loanOf(more);
  const input = { plan: defaultPlan(loan, DAY), facts: packageFactsOf(loan), day: DAY };
  return auditPackage(loan, { type, ...input, providers: new Set(), openConditions: conditions }).map(
    ({ code, path, page }) => [code, path ?? page],
  );
};

describe('plan codes', () => {
  it.each([
    [{ sLT: '0' }, 'CONV-FIX'],
    [{ sLT: '0', sIOnlyMon: 120 }, 'CONV-FIX-IO'],
    [{ sLT: '1' }, 'FHA-FIX'],
    [{ sLT: '0', sFinMethT: '1', sArmIndexT: '1' }, 'CONV-ARM-SOFR'],
    [{ sLT: '2', sFinMethT: '1', sArmIndexT: '2' }, 'VA-ARM-CMT'],
    [{ sLT: '0', sLienPosT: '1' }, 'SECOND-FIX'],
    [{ sLT: '3', sFinMethT: '1', sArmIndexT: '1' }, undefined],
    [{ sLT: '0', sHelocDrawMon: 120 }, undefined],
  ] as const)('follow from the terms %j: %s', (terms, plan) => {
    expect(defaultPlan(loanOf({ sFinMethT: '0', ...terms }), DAY)?.planCodeId).toBe(plan);
  });

  it('are offered only while they are in use', () => {
    expect(plansOn('2019-01-02').map(({ planCodeId }) => planCodeId)).not.toContain('CONV-ARM-SOFR');
    expect(plansOn(DAY).map(({ planCodeId }) => planCodeId)).toContain('CONV-ARM-SOFR');
    expect(new Set(planCodes.map(({ planCodeId }) => planCodeId)).size).toBe(planCodes.length);
  });

  it('name each term that differs', () => {
    const fha = planCodes.find(({ planCodeId }) => planCodeId === 'FHA-ARM-CMT');
    expect(fha && planDifferences(fha, loanOf({ sLT: '0', sFinMethT: '0' }))).toEqual(['sLT', 'sFinMethT']);
  });
});

describe('the forms of a package', () => {
  it('depend on the facts of the loan', () => {
    expect(formIds('Predisclosure')).toContain('special-information-booklet');
    expect(formIds('Predisclosure', { sLPurposeT: '1' })).not.toContain('special-information-booklet');
    expect(formIds('Predisclosure', { sFinMethT: '1' })).toContain('charm-booklet');
    expect(formIds('Predisclosure', { sSpState: 'TX', sLPurposeT: '2' })).toContain('tx-home-equity-notice');
    expect(formIds('Closing')).not.toContain('right-to-cancel');
    expect(formIds('Closing', { sLPurposeT: '1' })).toContain('right-to-cancel');
    expect(formIds('Closing', { sLPurposeT: '1', sOccTPe: '2' })).not.toContain('right-to-cancel');
  });
});

describe('who makes a package', () => {
  it('depends on the status, and outside the lender on the package', () => {
    const staff = { isPml: false };
    const made = (status: string, user = staff) =>
      packageTypes.filter((type) => packageRefusal(type, status, user) === null);
    expect(made('0')).toEqual(['Predisclosure']);
    expect(made('21')).toEqual(['Predisclosure', 'Redisclosure', 'ClosingDisclosure', 'Closing']);
    expect(made('6')).toEqual(['PostClosing']);
    expect(made('10')).toEqual([]);
    expect(made('21', { isPml: true })).toEqual(['Predisclosure']);
  });
});

describe('the audit', () => {
  it('finds nothing in a complete loan', () => {
    expect(codesOf('Predisclosure', { applicants: [{ ...completeLoan.applicants[0] }] })).toEqual([]);
  });

  it('asks for an email address without forbidding the package', () => {
    const loan = loanOf({ applicants: [{ ...completeLoan.applicants[0], aBEmail: null }] });
    const input = { plan: defaultPlan(loan, DAY), facts: packageFactsOf(loan), day: DAY };
    const findings = auditPackage(loan, { type: 'Predisclosure', ...input, providers: new Set(), openConditions: 0 });
    expect([findings.map(({ path }) => path), isClean(findings)]).toEqual([['applicants.0.aBEmail'], true]);
  });

  it('requires of the closing its dates, the lock, the disclosures and the conditions', () => {
    expect(codesOf('Closing', {}, 2)).toEqual([
      ['no-estimate', 'edisclosure'],
      ['missing-field', 'sSchedDueD1'],
      ['missing-field', 'sDisbursementD'],
      ['missing-field', 'sEstCloseD'],
      ['not-locked', 'rate-lock'],
      ['escrow-day', 'loan'],
      ['escrow-day', 'loan'],
      ['no-closing-disclosure', 'cd'],
      ['open-conditions', 'conditions'],
    ]);
  });

  it('counts the waiting periods of the closing', () => {
    const dates = { sEstCloseD: '2026-12-01', sDisbursementD: '2026-12-02', sSchedDueD1: '2027-02-01' };
    const sent = { sInitialClosingDisclosureIssuedD: '2026-11-30', sInitialLoanEstimateIssuedD: '2026-11-10' };
    const lock = { sRateLockStatusT: '1', sRLckdExpiredD: '2026-12-01', sLPurposeT: '1', sProdImpound: false };
    expect(codesOf('Closing', { ...dates, ...sent, ...lock })).toEqual([
      ['lock-expires', 'rate-lock'],
      ['closing-too-early', 'loan'],
      ['disbursed-too-early', 'loan'],
    ]);
  });
});

describe('the first year of the escrow account', () => {
  it('is that of Regulation X, appendix E: 1,040 is deposited, and 260 is the lowest balance', () => {
    const expense = { Description: null, baseType: '0', rate: '0.000', month: 0, isPrepaid: false, isEscrowed: true };
    const loan = loanOf({
      sSchedDueD1: '2026-07-01',
      hexps: [
        {
          ...{ ...expense, id: 'county', type: 'tax', fixedAmt: '100.00' },
          disbursements: [
            { due: '2026-07-25', amount: '500.00' },
            { due: '2026-12-10', amount: '700.00' },
          ],
        },
        {
          ...{ ...expense, id: 'school', type: 'school', fixedAmt: '30.00' },
          disbursements: [{ due: '2026-09-20', amount: '360.00' }],
        },
      ],
      ...{ sProRealETx: '130.00', sProHazIns: null },
    });
    const year = escrowYear(loan, worksheetOf(loan));
    expect([year?.deposit, year?.payment, year?.cushion, year?.early]).toEqual([104_000, 13_000, 26_000, []]);
    expect(year?.months.map(({ balance }) => balance / 100)).toEqual([
      ...[670, 800, 570, 700, 830, 260, 390, 520, 650, 780, 910, 1040],
    ]);
    expect(year?.months[5]).toMatchObject({ due: '2026-12-01', paid: [{ what: 'Property Taxes', amount: 70_000 }] });
  });
});
