import { describe, expect, it } from 'vitest';
import type { LoanDocument } from '../../loan/document';
import { built, sampleLoan } from '../sample-register.test-support';
import { purchaserOf } from './costs-part';

const ended = { sFundD: null, sLPurchaseD: null, sConsummationD: null };
const denied = { ...ended, sStatusT: '10', sRejectD: '2026-02-20', sHmdaDenialReasonsT: ['1'] };
const notAccepted = { ...ended, sStatusT: '9', sStatusD: '2026-03-01', sClearToCloseD: '2026-02-20' };
const withdrawn = { ...notAccepted, sClearToCloseD: null };
const bought = { sBranchChannelT: '3', sCorrespondentProcessT: '1', sPurchasedD: '2026-03-20' };

const reported = (loan: Partial<LoanDocument>, field: keyof ReturnType<typeof built>['row']) => {
  const { row, missing } = built(loan);
  return missing.includes(field) ? undefined : row[field];
};

describe('the applicants of a row', () => {
  const beside = (type: string) => ({ aCFirstNm: 'Ben', aCLastNm: 'Lee', aCDob: '1988-07-01', aCTypeT: type });
  const [first] = sampleLoan.applicants;

  it.each(['0', '1'])('include a co-borrower of type %s', (type) => {
    expect(built({ applicants: [{ ...first, ...beside(type) }] }).row.coAge).toBe('37');
  });

  it.each(['2', '3', '4', '5'])('leave out who only signs, type %s', (type) => {
    const { row } = built({ applicants: [{ ...first, ...beside(type) }] });
    expect([row.coEthnicity1, row.coRace1, row.coSex, row.coAge, row.coScore]).toEqual(['5', '8', '5', '9999', '9999']);
    const other = { aBFirstNm: 'Eve', aBLastNm: 'Fox', aBDob: '1980-01-01' };
    expect(built({ applicants: [{ ...first, ...beside(type) }, other] }).row.coAge).toBe('46');
  });
});

describe('the income of a row', () => {
  it.each(['6', '7', '8', '9', '10', '12', '20', '21'])('is not applicable for documentation %s', (sProdDocT) => {
    expect(reported({ sProdDocT, sLTotI: null }, 'income')).toBe('NA');
    expect(reported({ sProdDocT }, 'income')).toBe('NA');
    expect(reported({ sProdDocT }, 'dti')).toBe('NA');
  });

  it.each(['0', '11', '13', '22'])('is expected for documentation %s', (sProdDocT) => {
    expect(reported({ sProdDocT, sLTotI: null }, 'income')).toBeUndefined();
    expect(reported({ sProdDocT }, 'income')).toBe('144');
  });
});

describe('the amount of a row', () => {
  it('of a loan that was bought is the balance, which is entered', () => {
    expect(reported(bought, 'loanAmount')).toBeUndefined();
    expect(reported({ ...bought, sHmdaLoanAmt: '398211.40' }, 'loanAmount')).toBe('398211.40');
    expect(reported({ ...bought, sHelocDrawMon: 120 }, 'loanAmount')).toBe('400000.00');
  });

  it('of another is what was entered for the register, otherwise that of the loan', () => {
    expect(reported({ ...denied, sHmdaLoanAmt: '420000.00' }, 'loanAmount')).toBe('420000.00');
    expect(reported(denied, 'loanAmount')).toBe('400000.00');
  });
});

describe('the purpose of a row', () => {
  it.each<[Partial<LoanDocument>, string]>([
    [{ sLPurposeT: '5' }, '5'],
    [{ sLPurposeT: '5', sRefPurposeT: '2' }, '2'],
    [{ sLPurposeT: '8', sRefPurposeT: '1' }, '5'],
    [{ sLPurposeT: '8', sRefPurposeT: '2' }, '2'],
    [{ sLPurposeT: '2', sRefPurposeT: '2' }, '32'],
  ])('of %o is %s', (loan, purpose) => {
    expect(built(loan).row.loanPurpose).toBe(purpose);
  });

  it('is for a business if the money goes into a rental home', () => {
    expect(built({ sOccTPe: '2' }).row.business).toBe('1');
    expect(built({ sOccTPe: '2', sLPurposeT: '5', sRefPurposeT: '2' }).row.business).toBe('1');
    expect(built({ sOccTPe: '2', sLPurposeT: '5' }).row.business).toBe('2');
    expect(built({ sOccTPe: '0' }).row.business).toBe('2');
  });
});

describe('the rate spread of a row', () => {
  it('is reported for an approval that was not accepted, also if the rate was never locked', () => {
    expect(reported({ ...notAccepted, sRLckdD: null }, 'rateSpread')).toBe('0.210');
    expect(reported({ ...notAccepted, sRLckdD: null, sHmdaRateSpread: null }, 'rateSpread')).toBeUndefined();
    expect(reported(withdrawn, 'rateSpread')).toBe('NA');
  });
});

describe('term and value of a row', () => {
  const without = { sTerm: null, sDue: null, sApprVal: null, sPurchPrice: null };

  it.each([{}, notAccepted, bought])('are missing for a loan that was made, accepted or bought', (loan) => {
    expect(reported({ ...loan, ...without }, 'loanTerm')).toBeUndefined();
    expect(reported({ ...loan, ...without }, 'propertyValue')).toBeUndefined();
  });

  it.each([denied, withdrawn])('are not applicable for a denial or withdrawal', (loan) => {
    expect(reported({ ...loan, ...without }, 'loanTerm')).toBe('NA');
    expect(reported({ ...loan, ...without }, 'propertyValue')).toBe('NA');
  });

  it.each(['6', '7'])('and CLTV are not applicable for a refinance without an appraisal, purpose %s', (sLPurposeT) => {
    const loan = { sLPurposeT, sCltvR: null, sApprVal: null };
    expect(reported(loan, 'cltv')).toBe('NA');
    expect(reported(loan, 'propertyValue')).toBe('NA');
    expect(reported({ ...loan, sApprVal: '510000.00', sCltvR: '78.431' }, 'propertyValue')).toBe('510000.00');
    expect(reported({ ...loan, sApprVal: '510000.00', sCltvR: '78.431' }, 'cltv')).toBe('78.431');
    expect(reported({ ...loan, sLPurposeT: '1' }, 'cltv')).toBeUndefined();
  });
});

describe('the purchaser in a row', () => {
  const made = { action: '1', date: '2026-03-12' } as const;

  it('is unknown for a sale without a delivery target, and other only if the target is', () => {
    expect(reported({ sGseDeliveryTargetT: null }, 'purchaser')).toBeUndefined();
    expect(reported({ sGseDeliveryTargetT: '3' }, 'purchaser')).toBe('9');
    expect(reported({ sGseDeliveryTargetT: null, sLPurchaseD: null }, 'purchaser')).toBe('0');
  });

  it('is left out of the file of a quarter that ended before the sale', () => {
    expect(purchaserOf(sampleLoan, made, '2026-03-31')).toBe('0');
    expect(purchaserOf(sampleLoan, made, '2026-12-31')).toBe('1');
    expect(purchaserOf(sampleLoan, made)).toBe('1');
  });
});

describe('the identifier in a row', () => {
  it('of a loan that was bought is the one that it got before', () => {
    expect(reported(bought, 'uli')).toBeUndefined();
    expect(reported({ ...bought, sUniversalLoanIdentifier: '10Bx939c5543TqA1144M999143X38' }, 'uli')).toBe(
      '10Bx939c5543TqA1144M999143X38',
    );
  });
});

describe('the day of application in a row', () => {
  it('is that of the registration, if no earlier one is known', () => {
    expect(reported({ sHmdaApplicationD: null }, 'applicationDate')).toBeUndefined();
    expect(reported({ sHmdaApplicationD: null, sSubmitD: '2026-01-07' }, 'applicationDate')).toBe('20260107');
  });
});
