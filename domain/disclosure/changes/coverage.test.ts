import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coveredOf, estimatedLines, goodFaithOf } from '../../fees/estimates';
import type { FeeTypeCode } from '../../fees/fee-labels';
import { sampleFee, sampleTerms } from '../../fees/sample-form.test-support';
import type { Disclosed, DisclosedLine } from '../../fees/tolerance';
import { toleranceModel } from '../../fees/tolerance-model.test-support';
import { borrowerPays, worksheetOf } from '../../fees/worksheet';
import { defaultBusinessHours } from '../../loan/business-hours';
import type { NewLoanDocument } from '../../loan/document';
import type { EstimateRecord } from '../../loan/fees/closing-lists';
import type { CocLine } from '../../loan/fees/coc-record';
import { formatCents, toCents } from '../../numbers/fixed';
import { generalCalendar } from '../calendar/business-days';
import { chargesOf, LENDER_CREDIT, lenderCreditOf, newCharge, withChange } from './charges';
import { requestedCoc, requestedLines, takesChanges } from './coc-rules';
import { noticeOfDelay } from './construction';
import { changesToDisclose, coversOf, disclosedChanges, effectOf } from './coverage';

const general = generalCalendar(defaultBusinessHours);
const issued = (loan: NewLoanDocument, more: Partial<EstimateRecord> = {}): EstimateRecord => {
  const worksheet = worksheetOf(loan);
  return {
    ...{ id: 'le', number: 1, issued: '2026-01-29', by: 'x', lines: estimatedLines(worksheet) },
    ...{ lenderCredit: formatCents(worksheet.totals.lenderCredit), cashToClose: null, covers: null, reason: null },
    ...more,
  };
};

const estimated: NewLoanDocument = {
  ...sampleTerms,
  fees: [
    sampleFee('CreditReportFee', '62.00'),
    sampleFee('TitleEndorsementFee', '125.00'),
    sampleFee('SettlementFee', '1050.00'),
    sampleFee('TitleLendersCoveragePremium', '1512.00'),
  ],
  sLenderCreditAmt: '500.00',
};
const loan: NewLoanDocument = {
  ...estimated,
  fees: [
    sampleFee('CreditReportFee', '84.50'),
    sampleFee('TitleEndorsementFee', '210.00'),
    sampleFee('SettlementFee', '1095.00'),
    sampleFee('TitleLendersCoveragePremium', '1512.00'),
  ],
  loanEstimates: [issued(estimated)],
};
const today = '2026-02-17';
const request = { reason: 'settlement-charges', learned: '2026-02-13' };
const asked = (
  lines: readonly { readonly id: string; readonly amount?: string }[],
  more: Partial<typeof request> = {},
) => requestedLines(loan, { ...request, ...more, lines }, today, general);
const linesOf = (lines: readonly { readonly id: string; readonly amount?: string }[]): readonly CocLine[] => {
  const found = asked(lines);
  if ('code' in found) throw new Error(found.code);
  return found;
};

describe('what a change of circumstance does to the baseline', () => {
  const lines = linesOf([{ id: 'new:SurveyFee', amount: '450.00' }, { id: 'TitleEndorsementFee' }]);

  it('resets the ten percent bucket once covered increases exceed ten percent, and leaves what it does not cover', () => {
    const effect = effectOf(loan, lines);
    expect(effect?.denied.tolerance).toMatchObject({
      ten: { baseline: 2_687_00, limit: 2_955_70, actual: 3_267_00, excess: 311_30 },
      cure: 333_80,
    });
    expect(effect?.approved.tolerance).toMatchObject({
      ten: { baseline: 3_222_00, limit: 3_544_20, actual: 3_267_00, excess: 0, left: 277_20 },
      cure: 22_50,
    });
    expect(effect?.approved.baseline.lines.get('SettlementFee')?.amount).toBe(1_050_00);
  });

  it('counts changes that are approved and not disclosed yet in both outcomes', () => {
    const approved = {
      ...requestedCoc({ ...request, description: 'x' }, lines, { at: '', by: '' }),
      status: 'APPROVED',
    };
    const credit = linesOf([{ id: 'CreditReportFee' }]);
    const effect = effectOf({ ...withChange(loan, lines), cocs: [approved] }, credit);
    expect([effect?.denied.tolerance.cure, effect?.approved.tolerance.cure]).toEqual([22_50, 0]);
  });

  it('is that of the independent model, for random charges and coverage', () => {
    const types: readonly FeeTypeCode[] = [
      'CreditReportFee',
      'TaxServiceFee',
      'SurveyFee',
      'SettlementFee',
      'RecordingFee',
    ];
    const amounts = fc.tuple(...types.map(() => fc.integer({ min: 0, max: 900_00 })));
    const feesOf = (cents: readonly number[]) => types.map((type, at) => sampleFee(type, formatCents(cents[at] ?? 0)));
    const disclosedOf = (one: NewLoanDocument): DisclosedLine[] =>
      worksheetOf(one).lines.map((line) => ({ id: line.id, bucket: line.bucket, amount: borrowerPays(line) }));
    fc.assert(
      fc.property(
        amounts,
        amounts,
        fc.subarray([...types, LENDER_CREDIT]),
        fc.nat(800_00),
        fc.nat(800_00),
        (...drawn) => {
          const [first, now, covered, before, credit] = drawn;
          const start = { ...sampleTerms, fees: feesOf(first), sLenderCreditAmt: formatCents(before) };
          const random = { ...start, loanEstimates: [issued(start)] };
          const changed = withChange(
            { ...random, sLenderCreditAmt: formatCents(credit) },
            chargesOf(random)
              .map((line) => ({ ...line, amount: formatCents(now[types.indexOf(line.type as FeeTypeCode)] ?? 0) }))
              .filter(({ id }) => id !== LENDER_CREDIT),
          );
          const change = chargesOf(changed).filter(({ id }) => covered.some((each) => each === id));
          const history: Disclosed[] = [
            { lines: disclosedOf(start), lenderCredit: before },
            { lines: disclosedOf(changed), lenderCredit: credit, covers: coveredOf(coversOf([{ lines: change }], 0)) },
          ];
          const charges = worksheetOf(changed).lines.map((line) => ({
            ...{ id: line.id, bucket: line.bucket, amount: borrowerPays(line), performed: line.amount > 0 },
          }));
          const effect = effectOf(changed, change);
          expect(effect?.approved.tolerance.cure).toBe(toleranceModel.cure(history, charges, credit));
          expect(effect?.denied.tolerance.cure).toBe(toleranceModel.cure(history.slice(0, 1), charges, credit));
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('a request for a change', () => {
  it('takes the amounts of the worksheet or its own, and none for what the portal calculates', () => {
    expect(linesOf([{ id: 'SettlementFee' }, { id: 'CreditReportFee', amount: '90.00' }])).toMatchObject([
      { id: 'SettlementFee', before: '1050.00', amount: '1095.00', bucket: 'ten' },
      { id: 'CreditReportFee', before: '62.00', amount: '90.00', bucket: 'zero' },
    ]);
    expect(asked([{ id: 'points', amount: '1.00' }])).toMatchObject({ code: 'coc-calculated', line: 'Points' });
    expect(asked([{ id: 'nothing' }])).toMatchObject({ code: 'coc-unknown-line' });
    expect(asked([{ id: 'new:PrepaidInterest' }])).toMatchObject({ code: 'coc-unknown-line' });
  });

  it('has a day between the first Loan Estimate and today, and charges that its reason can change', () => {
    expect(asked([{ id: 'points' }], { learned: '2026-02-18' })).toMatchObject({ code: 'coc-learned-in-future' });
    expect(asked([{ id: 'points' }], { learned: '2026-01-28' })).toMatchObject({ code: 'coc-learned-too-early' });
    expect(asked([])).toMatchObject({ code: 'coc-no-lines' });
    expect(asked([], { reason: 'rate-lock' })).toEqual([]);
    expect(asked([{ id: 'SettlementFee' }], { reason: 'rate-lock' })).toMatchObject({ code: 'coc-not-rate-dependent' });
    expect(asked([{ id: 'points' }, { id: LENDER_CREDIT }], { reason: 'rate-lock' })).toHaveLength(2);
  });

  it('is taken after submission, until the figures of the loan are final', () => {
    expect(['0', '3', '28', '4', '21', '6', '10', '9'].filter(takesChanges)).toEqual(['3', '28', '4', '21']);
  });
});

describe('the lender credit of a change (COC-03 to COC-06)', () => {
  const limits = { sLenderCreditAvailableAmt_Neg: '-500.00', sLenderCreditMaxAmt_Neg: '-900.00' };

  it('is the available credit for limit 3, otherwise the most, and never negative', () => {
    const credit = (sLenderCreditMaxT: '1' | '3') => lenderCreditOf({ ...loan, ...limits, sLenderCreditMaxT });
    expect([credit('3'), credit('1'), lenderCreditOf(loan)]).toEqual(['500.00', '900.00', '500.00']);
  });

  it('is one row in section J, paid to 100', () => {
    const rows = chargesOf({ ...loan, ...limits, sLenderCreditMaxT: '3' }).filter(({ section }) => section === 'J');
    expect(rows).toMatchObject([{ Beneficiary: '100', type: 'LenderCredit', amount: '500.00', before: '500.00' }]);
  });

  it('is set by a change that is about it', () => {
    const lines = linesOf([
      { id: LENDER_CREDIT, amount: '250.00' },
      { id: 'new:SurveyFee', amount: '450.00' },
    ]);
    const changed = withChange(loan, lines);
    expect(changed.sLenderCreditAmt).toBe('250.00');
    expect(changed.fees?.find(({ id }) => id === 'new:SurveyFee')).toMatchObject({
      TotalAmount: '450.00',
      section: 'C',
    });
    expect(newCharge(loan, 'SurveyFee')).toBeUndefined();
  });
});

describe('a Loan Estimate after approved changes', () => {
  const change = (learned: string, status = 'APPROVED') => ({
    ...requestedCoc({ ...request, learned, description: 'x' }, linesOf([{ id: 'CreditReportFee' }]), {
      at: '',
      by: '',
    }),
    ...{ id: learned, status },
  });

  it('covers those of the last three business days, and marks all as disclosed', () => {
    // Friday the 13th; Monday the 16th is a holiday: the third business day is Thursday the 19th.
    const cocs = [change('2026-02-13'), change('2026-02-11'), change('2026-02-12', 'REQUESTED')];
    const on = (day: string) =>
      disclosedChanges({ ...loan, cocs }, { form: 'estimate', number: 2, issued: day }, general);
    expect(on('2026-02-19')).toMatchObject({
      covers: { lines: ['CreditReportFee'], lenderCredit: false },
      reason: 'settlement-charges',
      cocs: [{ status: 'DISCLOSED', estimate: 2 }, { status: 'DISCLOSED', estimate: 2 }, { status: 'REQUESTED' }],
    });
    expect(on('2026-02-20')).toMatchObject({ covers: null, reason: null });
  });

  it('sums amounts to the cent', () => {
    const effect = effectOf(loan, linesOf([{ id: 'CreditReportFee' }]));
    expect(effect && toCents('333.80') - effect.approved.tolerance.cure).toBe(
      // Without the survey: 2,817 of 2,955.70, and 22.50 covered.
      333_80,
    );
  });
});

describe('a change of circumstance in Regulation Z', () => {
  const coc = (id: string, learned: string, lines: readonly CocLine[], reason = 'settlement-charges') => ({
    ...requestedCoc({ reason, learned, description: 'x' }, lines, { at: '', by: '' }),
    ...{ id, status: 'APPROVED' },
  });

  it('covers a line up to the amount that was approved, whatever the disclosure then says', () => {
    const lines = linesOf([{ id: 'CreditReportFee', amount: '70.00' }]);
    const covers = coversOf([{ lines }], 0);
    expect(covers).toEqual({ lines: ['CreditReportFee'], lenderCredit: false, amounts: { CreditReportFee: '70.00' } });
    // The worksheet has 84.50 by now: 14.50 were never approved.
    const revised = { ...loan, loanEstimates: [issued(estimated), issued(loan, { number: 2, covers })] };
    expect(goodFaithOf(revised, worksheetOf(revised))?.tolerance.zero).toMatchObject({
      lines: [{ id: 'CreditReportFee', baseline: 70_00, excess: 14_50 }],
    });
  });

  it('keeps an earlier increase of five percent for the one of six that makes eleven (comment 19(e)(4)(i)-1.ii)', () => {
    // Bucket of 2,687.00: 134.35 is five percent, 161.22 is six.
    const five = linesOf([{ id: 'TitleEndorsementFee', amount: '259.35' }]);
    const six = linesOf([{ id: 'SettlementFee', amount: '1211.22' }]);
    const cocs = [coc('five', '2026-01-30', five), coc('six', '2026-02-13', six)];
    const changed = withChange({ ...loan, cocs }, [...five, ...six]);
    const on = (day: string) => disclosedChanges(changed, { form: 'estimate', number: 2, issued: day }, general);
    expect(on('2026-02-18').covers?.lines).toEqual(['TitleEndorsementFee', 'SettlementFee']);
    const covers = on('2026-02-18').covers;
    const revised = { ...changed, loanEstimates: [...(loan.loanEstimates ?? []), issued(changed, { covers })] };
    expect(goodFaithOf(revised, worksheetOf(revised))?.tolerance.ten).toMatchObject({ baseline: 2_982_57, excess: 0 });
    // Both were due together three business days after the second.
    expect(on('2026-02-20')).toMatchObject({ covers: null, reason: null });
    expect(changesToDisclose({ ...changed, cocs: cocs.slice(0, 1) })).toEqual([]);
    expect(changesToDisclose(changed)).toHaveLength(2);
  });

  it('is an expiry only after ten business days without intent, and then covers every charge that changed', () => {
    // Issued on Thursday 01/29: the tenth business day is 02/12.
    expect(asked([], { reason: 'expired', learned: '2026-02-12' })).toMatchObject({ code: 'coc-not-expired' });
    const found = asked([], { reason: 'expired', learned: '2026-02-13' });
    expect('code' in found ? found.code : found.map(({ id }) => id)).toEqual([
      ...['CreditReportFee', 'TitleEndorsementFee', 'SettlementFee'],
    ]);
    const request = { reason: 'expired', learned: '2026-02-13', lines: [] };
    const intended = { ...loan, sIntentToProceedD: '2026-02-10' };
    expect(requestedLines(intended, request, today, general)).toMatchObject({ code: 'coc-not-expired' });
    const late = { ...loan, sIntentToProceedD: '2026-02-13' };
    expect(requestedLines(late, request, today, general)).toHaveLength(3);
  });

  it('is an expiry by the first estimate, also if that was issued outside the portal', () => {
    const request = { reason: 'expired', learned: '2026-02-11', lines: [] };
    expect(requestedLines(loan, request, today, general)).toMatchObject({ code: 'coc-not-expired' });
    const outside = { ...loan, sInitialLoanEstimateIssuedD: '2026-01-27' };
    expect(requestedLines(outside, request, today, general)).toHaveLength(3);
    const learned = { ...request, reason: 'settlement-charges', learned: '2026-01-28' };
    expect(requestedLines(outside, learned, today, general)).toMatchObject({ code: 'coc-no-lines' });
  });

  it('is no rate lock if the rate was locked with the first estimate, unless its lock changed afterward', () => {
    const request = { reason: 'rate-lock', learned: '2026-02-13', lines: [] };
    const locked = { ...loan, loanEstimates: [issued(estimated, { lockedUntil: '2026-03-30' })] };
    expect(requestedLines(locked, request, today, general)).toMatchObject({ code: 'coc-was-locked' });
    const changed = { ...locked, cocs: [{ ...coc('a', '2026-02-13', []), trigger: 'canceled' as const }] };
    expect(requestedLines(changed, request, today, general)).toEqual([]);
    const floating = { ...loan, loanEstimates: [issued(estimated, { lockedUntil: null })] };
    expect(requestedLines(floating, request, today, general)).toEqual([]);
  });

  it('is a delayed construction only if the first estimate said so and 60 days are left (19(e)(3)(iv)(F))', () => {
    const request = { reason: 'delayed-construction', learned: '2026-02-13', lines: [{ id: 'CreditReportFee' }] };
    const code = (more: Partial<NewLoanDocument>) => {
      const found = requestedLines({ ...loan, ...more }, request, today, general);
      return 'code' in found ? found.code : found.length;
    };
    const told = [{ ...issued(estimated), hasConstructionNotice: true }];
    expect(code({ sEstCloseD: '2026-06-30' })).toBe('coc-not-construction');
    expect(code({ sEstCloseD: '2026-06-30', loanEstimates: told })).toBe(1);
    expect(code({ sEstCloseD: '2026-04-18', loanEstimates: told })).toBe('coc-not-construction');
    const building = { ...loan, sLPurposeT: '3' as const, sEstCloseD: '2026-06-30' };
    const bought = { ...building, sLPurposeT: '0' as const };
    const underConstruction = { ...bought, sIsConstructionLoan: true };
    const notices = [building, bought, underConstruction].map((each) => noticeOfDelay(each, '2026-01-29'));
    expect(notices).toEqual([true, false, true]);
  });

  it('is disclosed by an estimate or by a Closing Disclosure, each with its own number', () => {
    const cocs = [coc('a', '2026-02-13', linesOf([{ id: 'CreditReportFee' }]))];
    const by = (form: 'estimate' | 'closing') =>
      disclosedChanges({ ...loan, cocs }, { form, number: 1, issued: '2026-02-17' }, general).cocs[0];
    expect(by('estimate')).toMatchObject({ estimate: 1 });
    expect(by('closing')).toMatchObject({ estimate: null, closing: 1 });
  });
});
