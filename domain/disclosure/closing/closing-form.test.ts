import { describe, expect, it } from 'vitest';
import { escrowPayment, projectedEscrow } from '../../fees/escrow-payment';
import { goodFaithOf } from '../../fees/estimates';
import { sampleExpense } from '../../fees/sample-form.test-support';
import { worksheetOf } from '../../fees/worksheet';
import { estimateDetails } from '../figures/estimate-lines';
import { isPrintable } from './closing-facts';
import { closingForm } from './closing-form';
import { sampleFacts, samplePurchase, sampleRefinance } from './closing-sample';
import { byBorrower } from './cost-rows';
import { printedCash, reasonText } from './printed-cash';
import { printedClosing } from './printed-closing';

const purchase = closingForm(samplePurchase, sampleFacts(samplePurchase));
const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** Escrow deposits are whole months here; the sample rounds the account to a cent less. */
const CENT = 1;

describe('the Closing Disclosure of sample form H-25(B)', () => {
  it('has its closing costs by section, payer and time', () => {
    const { sections, ...details } = purchase.details;
    expect(Object.fromEntries(Object.entries(sections).map(([name, { total }]) => [name, dollars(total)]))).toEqual({
      ...{ A: '1802.00', B: '236.55', C: '2655.50', E: '85.00', F: '2120.80', G: '412.26', H: '2400.00' },
    });
    expect(details).toMatchObject({
      ...{ loanCosts: 4694_05, otherCosts: 5018_05 + CENT, closingCosts: 9712_10 + CENT, lenderCredits: 0 },
      loanCostsSums: { borrowerAt: 4664_25, borrowerBefore: 29_80 },
      closingCostsSums: {
        ...{ borrowerAt: 9682_30 + CENT, borrowerBefore: 29_80, sellerAt: 12_800_00, sellerBefore: 750_00 },
        others: 405_00,
      },
      twoPages: false,
    });
  });

  it('prints the lines with who is paid, in the order of the Loan Estimate and the room of the form', () => {
    const { A, C, E, F, G, H } = purchase.details.sections;
    const named = ({ rows }: typeof A) => rows.map(({ label, to }) => [label, to].filter(Boolean).join(' to '));
    expect(named(A).slice(0, 3)).toEqual([...['of Loan Amount (Points)', 'Application Fee', 'Underwriting Fee']]);
    expect(A.rows[0]?.detail).toEqual({ kind: 'points', percent: 250 });
    expect(A.rows).toHaveLength(8);
    expect(named(C)[4]).toBe('Title – Settlement Agent Fee to Epsilon Title Co.');
    expect(E.rows[0]?.detail).toEqual({ kind: 'recording', deed: 40_00, mortgage: 45_00 });
    expect(named(E)[1]).toBe('Transfer Taxes to Any State');
    expect(F.rows.map(({ detail }) => detail)).toEqual([
      { kind: 'months', months: 12 },
      { kind: 'months', months: null },
      { kind: 'interest', perDiem: 17_44, from: '2013-04-15', to: '2013-05-01' },
      { kind: 'months', months: 6 },
      undefined,
    ]);
    expect(G.rows[0]?.detail).toEqual({ kind: 'monthly', monthly: 100_83, months: 2 });
    expect(G.rows.at(-1)?.label).toBe('Aggregate Adjustment');
    expect(named(H).filter(Boolean)).toEqual([
      'HOA Capital Contribution to HOA Acre Inc.',
      'HOA Processing Fee to HOA Acre Inc.',
      'Home Inspection Fee to Engineers Inc.',
      'Home Warranty to XYZ Warranty Inc.',
      'Real Estate Commission to Alpha Real Estate Broker',
      'Real Estate Commission to Omega Real Estate Broker',
      'Title – Owner’s Title Policy (optional) to Epsilon Title Co.',
    ]);
  });

  it('shows what borrower and seller pay of a service in one row', () => {
    const inspection = purchase.details.sections.H.rows.find(({ label }) => label === 'Home Inspection Fee');
    expect(inspection?.sums).toMatchObject({ borrowerAt: 750_00, sellerBefore: 750_00 });
    // Two charges in one column stay apart.
    const fees = [
      ...(samplePurchase.fees ?? []),
      ...(samplePurchase.fees ?? []).slice(-1).map((fee) => ({ ...fee, id: 'x' })),
    ];
    const { rows } = closingForm({ ...samplePurchase, fees }, sampleFacts(samplePurchase)).details.sections.H;
    expect(rows.filter(({ label }) => label.startsWith('Title – Owner’s'))).toHaveLength(2);
  });

  it('needs two pages once its charges outnumber the lines of one (1026.38(t)(5)(iv))', () => {
    const inspections = Array.from({ length: 40 }, (_, place) => ({
      ...(samplePurchase.fees?.find(({ ClosingCostFeeType }) => ClosingCostFeeType === 'PestInspectionFee') ??
        expect.fail()),
      ...{ id: `inspection-${place}`, Description: `Inspection ${place}`, TotalAmount: '10.00' },
    }));
    const loan = { ...samplePurchase, fees: [...(samplePurchase.fees ?? []), ...inspections] };
    const { details } = closingForm(loan, sampleFacts(loan));
    expect(details.twoPages).toBe(true);
    const rows = Object.values(details.sections).flatMap((section) => section.rows);
    expect(rows.filter(({ label }) => label.startsWith('Inspection '))).toHaveLength(40);
    expect(details.closingCosts).toBe(purchase.details.closingCosts + 400_00);
  });

  it('compares the cash to close with the Loan Estimate, and says what changed', () => {
    const rows = purchase.cash.rows.map(({ code, estimate, final, changed }) => [code, estimate, final, changed]);
    expect(rows).toEqual([
      ['closingCosts', 8054, 9712_10 + CENT, true],
      ['paidBeforeClosing', 0, -29_80, true],
      ['closingCostsFinanced', 0, 0, false],
      ['downPayment', 18_000, 18_000_00, false],
      ['deposit', -10_000, -10_000_00, false],
      ['fundsForBorrower', 0, 0, false],
      ['sellerCredits', 0, -2_500_00, true],
      ['adjustments', 0, -1_035_04, true],
    ]);
    expect([purchase.cash.estimate, purchase.cash.cash]).toEqual([16_054, 14_147_26 + CENT]);
    expect(purchase.cash.rows[0]?.reasons).toEqual([{ kind: 'totals', loanCosts: true, otherCosts: true }]);
    expect(purchase.cash.rows[1]?.reasons).toEqual([{ kind: 'before-closing' }]);
  });

  it('summarizes both transactions', () => {
    const { totals, borrowerCash, sellerCash, parts } = purchase.summaries ?? expect.fail();
    expect(totals).toEqual({
      ...{ K: 189_762_30 + CENT, L: 175_615_04, M: 180_080_00, N: 115_665_04 },
    });
    expect([borrowerCash, sellerCash]).toEqual([14_147_26 + CENT, 64_414_96]);
    const filled = Object.entries(parts).flatMap(([letter, groups]) =>
      groups.flatMap(({ rows }) =>
        rows.filter(({ amount }) => amount !== null).map(({ number, label }) => `${letter}${number} ${label}`),
      ),
    );
    expect(filled).toEqual([
      ...['K01 Sale Price of Property', 'K03 Closing Costs Paid at Closing (J)', 'K11 HOA Dues'],
      ...['L01 Deposit', 'L02 Loan Amount', 'L05 Seller Credit', 'L06 Rebate from Epsilon Title Co.'],
      ...['L12 City/Town Taxes', 'M01 Sale Price of Property', 'M12 HOA Dues'],
      ...['N02 Closing Costs Paid at Closing (J)', 'N04 Payoff of First Mortgage Loan', 'N08 Seller Credit'],
      'N14 City/Town Taxes',
    ]);
    expect(parts.L[3]?.rows[0]?.period).toEqual({ from: '2013-01-01', to: '2013-04-14' });
    expect(parts.K.flatMap(({ rows }) => rows)).toHaveLength(15);
    expect(parts.N.flatMap(({ rows }) => rows)).toHaveLength(19);
  });

  it('has personal property and an excess deposit on their own lines, and a second item among the adjustments', () => {
    const furniture = { type: 'personal-property', amount: '900.00', paidFrom: 'borrower', paidTo: 'seller' };
    const deposit = { type: 'deposit-excess', amount: '2000.00', paidFrom: 'seller', paidTo: 'borrower' };
    const adjustments = [
      { ...furniture, id: 'a', Description: 'Furniture' },
      { ...furniture, id: 'b', Description: 'Mower' },
      { ...deposit, id: 'c', Description: 'Excess deposit' },
    ];
    const loan = { ...samplePurchase, adjustments };
    const { parts } = closingForm(loan, sampleFacts(loan)).summaries ?? expect.fail();
    const filled = Object.entries(parts).flatMap(([letter, groups]) =>
      groups.flatMap(({ rows }) =>
        rows.filter(({ amount }) => amount !== null).map(({ number, label }) => `${letter}${number} ${label}`),
      ),
    );
    const property = 'Sale Price of Any Personal Property Included in Sale';
    expect(filled).toEqual(expect.arrayContaining([`K02 ${property}`, 'K05 Mower', `M02 ${property}`, 'M03 Mower']));
    expect(filled).toEqual(expect.arrayContaining(['L08 Excess deposit', 'N01 Excess Deposit']));
  });

  it('prints the projected payments and the estimated taxes in cents (1026.38(t)(4)(i))', () => {
    const { payments, taxes } = printedClosing(samplePurchase, purchase, sampleFacts(samplePurchase));
    expect(payments.map(({ years, insurance, escrow, total }) => [years, insurance, escrow, total])).toEqual([
      ['Years 1-7', '82.35', '206.13', '$1,050.26'],
      ['Years 8-30', '—', '206.13', '$967.91'],
    ]);
    expect(taxes.amount).toBe('$356.13');
  });

  it('has its escrow account and loan calculations', () => {
    expect(purchase.disclosures.escrow).toMatchObject({
      escrowed: { amount: 2473_56, names: ['Homeowner’s Insurance', 'Property Taxes'] },
      notEscrowed: { amount: 1800_00, names: ['Homeowner’s Association Dues'] },
      ...{ initialPayment: 412_26, monthlyPayment: 206_13 },
    });
    expect(purchase.calculations).toMatchObject({ totalOfPayments: 285_803_36, totalInterestPercentage: 69_458 });
    // The finance charge has the prepaid finance charges, other than on the printed sample.
    const { financeCharge = 0, amountFinanced = 0 } = purchase.calculations ?? {};
    expect(financeCharge - (162_000_00 - amountFinanced)).toBe(118_830_27);
  });
});

describe('the Closing Disclosure of a refinance', () => {
  const payoffs = [
    { to: 'Rho Servicing', amount: 150_000_00 },
    { to: 'Card Bank', amount: 3_250_00 },
  ];
  const form = closingForm(sampleRefinance, sampleFacts(sampleRefinance, { payoffs }));

  it('has the alternative table, payoffs and no seller', () => {
    expect(form).toMatchObject({
      ...{ kind: 'alternative', summaries: null, payoffs: { total: 153_250_00, rows: payoffs } },
      head: { price: { isSale: false, amount: 180_000_00 }, sellers: [] },
    });
    const { rows, cash, closingCostsFinanced } = form.cash;
    expect(rows.map(({ code }) => code)).toEqual(['loanAmount', 'closingCosts', 'paidBeforeClosing', 'payoffs']);
    expect(cash).toBe(-rows.reduce((sum, { final }) => sum + final, 0));
    expect(closingCostsFinanced).toBe(Math.min(162_000_00 - 153_250_00, form.details.closingCosts - 29_80));
    expect(rows.every(({ estimate, changed }) => estimate === null && changed === null)).toBe(true);
  });

  it('pays what the borrower owes others at closing as a payoff', () => {
    const owed = { id: 'lien', type: 'other', Description: 'Utility lien', amount: '400.00' };
    const loan = { ...sampleRefinance, adjustments: [{ ...owed, paidFrom: 'borrower', paidTo: 'other' }] };
    const more = closingForm(loan, sampleFacts(loan, { payoffs }));
    expect(more.payoffs?.total).toBe(153_650_00);
    expect(more.cash.cash).toBe(form.cash.cash + 400_00);
    expect(byBorrower(more.details.loanCostsSums)).toBe(form.details.loanCosts);
  });
});

describe('the Closing Disclosure beside the Loan Estimate', () => {
  it('says where the seller’s credits are (12 CFR 1026.38(i)(7)(iii)(A))', () => {
    const statement = (sSellerCreditAmt: string | null, PaidBy: string): string[] => {
      const fees = (samplePurchase.fees ?? []).map((fee) => ({ ...fee, PaidBy }));
      const loanEstimates = (samplePurchase.loanEstimates ?? []).map((estimate) => ({
        ...estimate,
        cash: { ...estimate.cash, sellerCredits: '-1000.00' },
      }));
      const loan = { ...samplePurchase, fees, sSellerCreditAmt, loanEstimates };
      const { cash } = closingForm(loan, sampleFacts(loan));
      const row = cash.rows.find(({ code }) => code === 'sellerCredits');
      return (row?.reasons ?? []).map(reasonText);
    };
    expect(statement('2000.00', 'borrower')).toEqual(['See Seller Credits in **Section L**']);
    expect(statement(null, 'seller')).toEqual(['See the **Seller-Paid** column on page 2']);
    expect(statement('500.00', 'seller')).toEqual([
      'See Seller Credits in **Section L** and the **Seller-Paid** column on page 2',
    ]);
  });

  it('names each charge as the estimate does (12 CFR 1026.38(h)(4))', () => {
    const renamed = ['SettlementFee', 'TitleOwnersCoveragePremium'];
    const fees = (samplePurchase.fees ?? []).map((fee) =>
      renamed.includes(fee.ClosingCostFeeType) ? { ...fee, PaidBy: 'borrower', Description: 'Policy or closing' } : fee,
    );
    const loan = { ...samplePurchase, fees };
    const estimated = estimateDetails(worksheetOf(loan)).sections;
    const printed = closingForm(loan, sampleFacts(loan)).details.sections;
    const names = [...estimated.C.lines, ...estimated.H.lines].map(({ label }) => label);
    expect(names).toContain('Title – Policy or closing');
    expect(names).toContain('Title – Policy or closing (optional)');
    const rows = [...printed.B.rows, ...printed.C.rows, ...printed.H.rows].map(({ label }) => label);
    expect(rows.filter((label) => label.includes('Policy or closing')).sort()).toEqual(
      names.filter((label) => label.includes('Policy or closing')).sort(),
    );
  });

  it('shows escrowed mortgage insurance once in the payments (1026.37(c)(2)(ii) and (iii))', () => {
    const mi = sampleExpense('mi', { disbursements: [{ due: '2013-07-01', amount: null }] });
    const loan = { ...samplePurchase, sProMIns: '82.35', hexps: [...(samplePurchase.hexps ?? []), mi] };
    const worksheet = worksheetOf(loan);
    expect([escrowPayment(worksheet), projectedEscrow(loan, worksheet)]).toEqual([206_13 + 82_35, 206_13]);
    const facts = sampleFacts(loan);
    if (!isPrintable(facts)) expect.fail();
    const { payments, disclosures } = printedClosing(loan, closingForm(loan, facts), facts);
    expect(payments[0]).toMatchObject({ escrow: '206.13', insurance: '82.35', total: '$1,050.26' });
    // The account itself is paid with all of it (1026.38(l)(7)(i)(A)(4)).
    expect(disclosures.escrow?.monthlyPayment).toBe('$288.48');
    // Twelve of these payments, with a name for each charge.
    expect(disclosures.escrow?.escrowed).toEqual({
      amount: '$3,461.76',
      names: ['Homeowner’s Insurance', 'Property Taxes', 'Mortgage Insurance'],
    });
  });
});

describe('the form of the seller (1026.38(t)(5)(vi))', () => {
  const facts = sampleFacts(samplePurchase);
  if (!isPrintable(facts)) throw new Error('not printable');
  const printed = printedClosing(samplePurchase, purchase, facts);
  const { sections, closingCostsSums, ...totals } = printed.sellerCosts ?? expect.fail();
  const rows = Object.values(sections).flatMap((section) => section.rows);

  it('has what the seller pays, with its sums, and no charge of others', () => {
    const paid = rows.filter(({ amounts }) => amounts.some((amount) => amount !== ''));
    expect(paid.map(({ label, to, amounts }) => [label, to, ...amounts])).toEqual([
      ['Transfer Taxes', 'Any State', '', '', '$950.00', '', ''],
      ['Home Inspection Fee', 'Engineers Inc.', '', '', '', '$750.00', ''],
      ['Home Warranty', 'XYZ Warranty Inc.', '', '', '$450.00', '', ''],
      ['Real Estate Commission', 'Alpha Real Estate Broker', '', '', '$5,700.00', '', ''],
      ['Real Estate Commission', 'Omega Real Estate Broker', '', '', '$5,700.00', '', ''],
    ]);
    expect(closingCostsSums.slice(2)).toEqual(['$12,800.00', '$750.00', '']);
    expect(totals).toMatchObject({ loanCosts: '$0.00', otherCosts: '$0.00', lenderCredits: '', cure: '' });
  });

  it('leaves the blanks of the labels of the form empty', () => {
    const unpaid = rows.filter(({ label, amounts }) => label !== '' && amounts.every((amount) => amount === ''));
    expect(unpaid.every(({ to }) => to === '')).toBe(true);
    expect(unpaid.map(({ label, middle }) => `${label} ${middle}`.replaceAll(/ +/g, ' ').trim())).toEqual([
      '% of Loan Amount (Points)',
      'Recording Fees Deed: Mortgage:',
      ...['Homeowner’s Insurance Premium ( mo.)', 'Mortgage Insurance Premium ( mo.)'],
      ...['Prepaid Interest ( per day from to )', 'Property Taxes ( mo.)'],
      ...['Homeowner’s Insurance per month for mo.', 'Mortgage Insurance per month for mo.'],
      ...['Property Taxes per month for mo.', 'Aggregate Adjustment'],
    ]);
    // The borrower’s own form keeps them.
    expect(JSON.stringify(printed.costs)).toContain('$17.44 per day from 4/15/13 to 5/1/13');
  });

  it('splits recording fees by who pays them', () => {
    const shared = {
      ...samplePurchase,
      fees: (samplePurchase.fees ?? []).map((fee) =>
        fee.ClosingCostFeeType === 'RecordingFeeForDeed' ? { ...fee, PaidBy: 'seller' } : fee,
      ),
    };
    const { sellerCosts } = printedClosing(shared, closingForm(shared, facts), facts);
    const [recording] = sellerCosts?.sections.E.rows ?? [];
    expect(recording?.middle.replaceAll(/ +/g, ' ').trim()).toBe('Deed: $40.00 Mortgage:');
    expect(recording?.amounts).toEqual(['', '', '$40.00', '', '']);
  });
});

describe('what exceeds the legal limits', () => {
  const { tolerance } = goodFaithOf(samplePurchase, worksheetOf(samplePurchase)) ?? expect.fail();
  const dear = {
    ...samplePurchase,
    fees: (samplePurchase.fees ?? []).map((fee) =>
      fee.ClosingCostFeeType === 'UnderwritingFee' ? { ...fee, TotalAmount: '1197.00' } : fee,
    ),
  };
  const cured = (method: 'lender-credit' | 'principal-reduction') => {
    const cures = [{ id: 'c', method, amount: '100.00', on: '2013-04-15', by: 'x' }];
    return closingForm({ ...dear, cures }, sampleFacts(dear));
  };

  it('is stated with its amount, and a lender credit for it is in J (1026.38(h)(3) and (i)(1)(iii)(A)(3))', () => {
    const form = cured('lender-credit');
    expect(form.cure).toEqual({ amount: tolerance.cure + 100_00, refund: 'credit' });
    expect(form.details).toMatchObject({ cureCredit: 100_00, lenderCredits: 100_00 });
    expect(form.cash.rows[0]?.reasons.at(-1)).toEqual({ kind: 'excess', ...form.cure });
    expect(form.details.closingCosts).toBe(purchase.details.closingCosts);
  });

  it('is refunded outside of closing by a reduction of the principal, which changes no sum', () => {
    const form = cured('principal-reduction');
    expect(form).toMatchObject({ cure: { refund: 'principal' }, reduction: 100_00 });
    const rows = form.summaries?.parts.K.flatMap((group) => group.rows) ?? [];
    const row = rows.find(({ label }) => label.startsWith('Principal Reduction for exceeding legal limits P.O.C.'));
    expect(row?.amount).toBeNull();
    expect(form.cash.cash).toBe(purchase.cash.cash + 100_00);
  });
});

describe('the alternative table', () => {
  it('takes costs and payoffs from the loan amount on both forms, and tells from whom cash is due', () => {
    const cash = {
      loanAmount: '162000.00',
      closingCosts: '-8054.00',
      paidBeforeClosing: '0.00',
      payoffs: '-150000.00',
    };
    const [estimate] = samplePurchase.loanEstimates ?? [];
    if (estimate === undefined) expect.fail();
    const loan = { ...sampleRefinance, loanEstimates: [{ ...estimate, cash }] };
    const payoffs = [{ to: 'Rho Servicing', amount: 150_000_00 }];
    const table = closingForm(loan, sampleFacts(loan, { payoffs })).cash;
    const [amount, costs, , paid] = table.rows;
    expect([amount?.estimate, costs?.estimate, paid?.estimate]).toEqual([162_000, -8_054, -150_000]);
    expect([costs?.final, paid?.final].every((cents) => (cents ?? 0) < 0)).toBe(true);
    // To the borrower: a negative amount, printed without its sign.
    expect(table.estimate).toBe(-3_946);
    const printed = printedCash(table);
    expect([printed.estimate, printed.estimateIs]).toEqual(['$3,946', 'to']);
    expect(printed.finalIs).toBe(table.cash < 0 ? 'to' : 'from');
    expect(printed.final).not.toContain('–');
  });
});
