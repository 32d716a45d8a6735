import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feeCatalog } from '../../fees/fee-catalog';
import { feePayers } from '../../fees/fee-records';
import type { NewLoanDocument } from '../../loan/document';
import type { FeeRecord } from '../../loan/fees/closing-lists';
import { formatCents } from '../../numbers/fixed';
import { closingForm } from './closing-form';
import { sampleFacts, samplePurchase } from './closing-sample';
import { byBorrower, costColumns } from './cost-rows';
import { sellerDetails } from './seller-details';

const cents = (max: number) => fc.integer({ min: 0, max });
const amount = (max: number) => cents(max).map(formatCents);
const party = fc.constantFrom('borrower', 'seller', 'lender', 'other');

const fee: fc.Arbitrary<Omit<FeeRecord, 'id'>> = fc
  .record({
    known: fc.constantFrom(...feeCatalog.filter(({ calculated }) => !calculated)),
    TotalAmount: amount(3_000_00),
    PaidBy: fc.constantFrom(...feePayers),
    GfeClosingCostFeePaymentTimingT: fc.constantFrom('1', '2'),
    ProviderChoice: fc.constantFrom('none', 'list', 'own'),
    isAffiliate: fc.boolean(),
  })
  .map(({ known, ...rest }) => ({
    ...rest,
    ...{ ClosingCostFeeType: known.type, Description: known.label, section: known.section },
    ...{ Beneficiary: known.paidToTypesRetail[0] ?? '0', ProviderName: null },
  }));

const adjustment = fc
  .record({ amount: amount(5_000_00), paidFrom: party, paidTo: party })
  .filter(({ paidFrom, paidTo }) => paidFrom !== paidTo);

const proration = fc.record({
  ...{ type: fc.constantFrom('city', 'county', 'assessments', 'hoa'), amount: amount(9_000_00) },
  ...{ paidBySeller: fc.boolean(), closingDay: fc.constantFrom('buyer', 'seller') },
  dayCount: fc.constantFrom('actual', '365', '360'),
});

/** A purchase or refinance with any costs, adjustments, prorations and credits. */
const loans: fc.Arbitrary<NewLoanDocument> = fc
  .record({
    sLPurposeT: fc.constantFrom('0', '1', '2'),
    loan: fc.integer({ min: 50_000_00, max: 900_000_00 }),
    price: fc.integer({ min: 50_000_00, max: 900_000_00 }),
    ...{ sSellerCreditAmt: amount(9_000_00), sLenderCreditAmt: amount(6_000_00), sOtherCreditAmt: amount(1_000_00) },
    ...{ deposit: amount(30_000_00), points: amount(6_000_00) },
    fees: fc.array(fee, { maxLength: 30 }),
    adjustments: fc.array(adjustment, { maxLength: 4 }),
    prorations: fc.array(proration, { maxLength: 4 }),
  })
  .map(({ loan, price, deposit, points, fees, adjustments, prorations, ...values }) => ({
    ...samplePurchase,
    ...values,
    ...{ sFinalLAmt: formatCents(loan), sLAmtCalc: formatCents(loan), sPurchPrice: formatCents(price) },
    ...{ sPurchCreditEarnestMoneyAmt: deposit, sLDiscnt1003: points },
    fees: fees.map((each, place) => ({ id: `fee-${place}`, ...each })),
    adjustments: adjustments.map((each, place) => ({
      ...{ id: `adjustment-${place}`, type: 'other', Description: `Adjustment ${place}` },
      ...each,
    })),
    prorations: prorations.map((each, place) => ({
      ...{ id: `proration-${place}`, Description: each.type, from: '2013-01-01', to: '2013-12-31' },
      ...each,
    })),
  }));

const payoffs = fc.array(fc.record({ to: fc.constantFrom('A Bank', 'B Bank'), amount: cents(400_000_00) }), {
  maxLength: 3,
});

describe('every Closing Disclosure', () => {
  it('adds up to the cent: sections, columns, cash to close and both transactions', () => {
    fc.assert(
      fc.property(loans, payoffs, (loan, debts) => {
        const facts = sampleFacts(loan, { payoffs: loan.sLPurposeT === '0' ? [] : debts });
        const { details, cash, summaries, payoffs: paid, calculations } = closingForm(loan, facts);
        const { A, B, C, E, F, G, H } = details.sections;
        // D, I and J, and the columns of page 2.
        expect(details.loanCosts).toBe(A.total + B.total + C.total);
        expect(details.otherCosts).toBe(E.total + F.total + G.total + H.total);
        expect(details.closingCosts).toBe(byBorrower(details.closingCostsSums) - details.lenderCredits);
        const rows = [A, B, C, E, F, G, H].flatMap((section) => section.rows);
        for (const column of costColumns)
          expect(details.closingCostsSums[column]).toBe(rows.reduce((sum, { sums }) => sum + sums[column], 0));
        if (!details.twoPages) expect(rows.length).toBe(49);
        // The form of the seller has the same columns for the seller, and nothing of anyone else.
        const ofSeller = Object.values(sellerDetails(details).sections).flatMap((section) => section.rows);
        expect(ofSeller.length).toBe(rows.length);
        for (const column of costColumns)
          expect(ofSeller.reduce((total, { sums }) => total + sums[column], 0)).toBe(
            column.startsWith('seller') ? details.closingCostsSums[column] : 0,
          );
        // Page 3: the table adds up, and agrees with the summary of the borrower's transaction, K - L.
        const sum = cash.rows.reduce((total, { final }) => total + final, 0);
        expect(cash.cash).toBe(cash.form === 'alternative' ? 0 - sum : sum);
        const atClosing = details.closingCostsSums.borrowerAt - details.lenderCredits;
        if (summaries) {
          expect(summaries.borrowerCash).toBe(cash.cash);
          expect(summaries.totals.K - summaries.totals.L).toBe(summaries.borrowerCash);
          expect(summaries.totals.M - summaries.totals.N).toBe(summaries.sellerCash);
          for (const letter of ['K', 'L', 'M', 'N'] as const)
            expect(
              summaries.parts[letter]
                .flatMap((group) => group.rows)
                .reduce((total, row) => total + (row.amount ?? 0), 0),
            ).toBe(summaries.totals[letter]);
          const costsOf = (letter: 'K' | 'N') =>
            summaries.parts[letter][0]?.rows.find(({ label }) => label === 'Closing Costs Paid at Closing (J)')
              ?.amount ?? 0;
          expect([costsOf('K'), costsOf('N')]).toEqual([atClosing, details.closingCostsSums.sellerAt]);
        } else {
          expect(cash.rows.at(-1)?.final).toBe(0 - (paid?.total ?? 0));
          expect(cash.closingCostsFinanced).toBeGreaterThanOrEqual(0);
        }
        // Page 5: amount financed and prepaid finance charges make the note.
        expect(calculations?.amountFinanced).toBeLessThanOrEqual(Number(loan.sFinalLAmt) * 100);
      }),
      { numRuns: 300 },
    );
  });
});
