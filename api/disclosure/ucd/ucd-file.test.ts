import { describe, expect, it } from 'vitest';
import { closingForm } from '../../../domain/disclosure/closing/closing-form';
import { sampleFacts, samplePurchase, sampleRefinance } from '../../../domain/disclosure/closing/closing-sample';
import type { LoanDocument } from '../../../domain/loan/document';
import { formatCents, toCents } from '../../../domain/numbers/fixed';
import { parseXml } from '../../mismo/xml/parse-xml';
import { elementsAt, type XmlElement } from '../../mismo/xml/xml-tree';
import { ucdFile } from './ucd-file';

const pdf = new TextEncoder().encode('%PDF-1.7 & <form>');
const DEAL = 'DOCUMENT_SETS/DOCUMENT_SET/DOCUMENTS/DOCUMENT/DEAL_SETS/DEAL_SET/DEALS/DEAL';
const LOAN = `${DEAL}/LOANS/LOAN`;
const DISCLOSURE = 'DOCUMENT_SPECIFIC_DATA_SETS/DOCUMENT_SPECIFIC_DATA_SET/INTEGRATED_DISCLOSURE';

/** The file of a loan, parsed by a strict parser, with what is at a path of it. */
function written(loan: typeof samplePurchase) {
  const facts = sampleFacts(loan);
  const form = closingForm(loan, facts);
  const root = parseXml(
    ucdFile({ loan: loan as LoanDocument, form, facts, pdf, now: new Date('2013-04-15T12:00:00Z') }),
  );
  const [target] = elementsAt(root, LOAN);
  const texts = (path: string): string[] => elementsAt(target, path).map(({ text }) => text);
  const cents = (path: string): number[] => texts(path).map(toCents);
  const sum = (path: string): number => cents(path).reduce((total, each) => total + each, 0);
  const child = (element: XmlElement, name: string) => element.children.find((each) => each.name === name)?.text;
  return { root, form, target, texts, cents, sum, child };
}

describe('a Closing Disclosure in the Uniform Closing Dataset', () => {
  const { root, form, target, texts, cents, sum, child } = written(samplePurchase);

  it('is MISMO 3.3 with the form as its PDF', () => {
    expect(root).toMatchObject({ name: 'MESSAGE', attributes: { MISMOReferenceModelIdentifier: '3.3.0299' } });
    const [document] = elementsAt(root, 'DOCUMENT_SETS/DOCUMENT_SET/DOCUMENTS/DOCUMENT');
    const [object] = elementsAt(document, 'VIEWS/VIEW/VIEW_FILES/VIEW_FILE/FOREIGN_OBJECT/EmbeddedContentXML');
    expect(Buffer.from(object?.text ?? '', 'base64')).toEqual(Buffer.from(pdf));
    const [kind] = elementsAt(
      document,
      'DOCUMENT_CLASSIFICATION/DOCUMENT_CLASSES/DOCUMENT_CLASS/DocumentTypeOtherDescription',
    );
    expect(kind?.text).toBe('ClosingDisclosure:ModelForm');
  });

  it('has every amount of page 2: its charges add up to what all parties pay', () => {
    const paid = Object.values(form.details.closingCostsSums).reduce((total, each) => total + each, 0);
    const fees = sum('FEE_INFORMATION/FEES/FEE/FEE_PAYMENTS/FEE_PAYMENT/FeeActualPaymentAmount');
    const prepaids = sum(
      'CLOSING_INFORMATION/PREPAID_ITEMS/PREPAID_ITEM/PREPAID_ITEM_PAYMENTS/PREPAID_ITEM_PAYMENT/PrepaidItemActualPaymentAmount',
    );
    const escrow = sum(
      'ESCROW/ESCROW_ITEMS/ESCROW_ITEM/ESCROW_ITEM_PAYMENTS/ESCROW_ITEM_PAYMENT/EscrowItemActualPaymentAmount',
    );
    const adjustment = sum('ESCROW/ESCROW_DETAIL/EscrowAggregateAccountingAdjustmentAmount');
    expect(fees + prepaids + escrow + adjustment).toBe(paid);
    const shown = Object.values(form.details.sections).flatMap(({ rows }) => rows.flatMap(({ lines }) => lines));
    expect(cents('FEE_INFORMATION/FEES/FEE/FEE_PAYMENTS/FEE_PAYMENT/FeeActualPaymentAmount').sort()).toEqual(
      shown
        .filter(({ section }) => section !== 'F' && section !== 'G')
        .map(({ amount }) => amount)
        .sort(),
    );
  });

  it('has the totals of each section, D, I, J and the subtotals of their columns', () => {
    const summaries = elementsAt(
      target,
      `${DISCLOSURE}/INTEGRATED_DISCLOSURE_SECTION_SUMMARIES/INTEGRATED_DISCLOSURE_SECTION_SUMMARY/INTEGRATED_DISCLOSURE_SECTION_SUMMARY_DETAIL`,
    );
    const totals = Object.fromEntries(
      summaries
        .filter((each) => child(each, 'IntegratedDisclosureSectionTotalAmount') !== undefined)
        .map((each) => [
          child(each, 'IntegratedDisclosureSectionType'),
          toCents(child(each, 'IntegratedDisclosureSectionTotalAmount') ?? ''),
        ]),
    );
    const { A, B, C, E, F, G, H } = form.details.sections;
    expect(totals).toEqual({
      ...{ OriginationCharges: A.total, ServicesBorrowerDidNotShopFor: B.total, ServicesBorrowerDidShopFor: C.total },
      ...{ TaxesAndOtherGovernmentFees: E.total, Prepaids: F.total, InitialEscrowPaymentAtClosing: G.total },
      ...{ OtherCosts: H.total, TotalLoanCosts: form.details.loanCosts, TotalOtherCosts: form.details.otherCosts },
      TotalClosingCosts: form.details.closingCosts,
      ...{ DueFromBorrowerAtClosing: form.summaries?.totals.K, DueToSellerAtClosing: form.summaries?.totals.M },
      PaidAlreadyByOrOnBehalfOfBorrowerAtClosing: form.summaries?.totals.L,
      DueFromSellerAtClosing: form.summaries?.totals.N,
    });
  });

  it('has the cash to close, which its lines add up to, and the cash of both parties', () => {
    const all = elementsAt(target, `${DISCLOSURE}/CASH_TO_CLOSE_ITEMS/CASH_TO_CLOSE_ITEM`).map((item) => ({
      type: child(item, 'IntegratedDisclosureCashToCloseItemType'),
      final: child(item, 'IntegratedDisclosureCashToCloseItemFinalAmount'),
    }));
    const items = all.filter(({ type }) => type !== 'CashToCloseTotal').map(({ final = '' }) => toCents(final));
    expect(all.at(-1)).toEqual({ type: 'CashToCloseTotal', final: formatCents(form.cash.cash) });
    expect(items).toEqual(form.cash.rows.map(({ final }) => final));
    expect(items.reduce((total, final) => total + final, 0)).toBe(form.cash.cash);
    const detail = 'CLOSING_INFORMATION/CLOSING_INFORMATION_DETAIL';
    expect(cents(`${detail}/CashFromBorrowerAtClosingAmount`)).toEqual([form.summaries?.borrowerCash]);
    expect(cents(`${detail}/CashToSellerAtClosingAmount`)).toEqual([form.summaries?.sellerCash]);
    // The price, the loan amount and the closing costs are elements of their own.
    const elsewhere = /^Sale Price|^Closing Costs Paid|^Loan Amount$/;
    const rows = Object.values(form.summaries?.parts ?? {}).flatMap((groups) => groups.flatMap((group) => group.rows));
    const moved = rows
      .filter(({ label }) => !elsewhere.test(label))
      .reduce((all, { amount }) => all + (amount ?? 0), 0);
    const adjustments = 'CLOSING_ADJUSTMENT_ITEMS/CLOSING_ADJUSTMENT_ITEM/CLOSING_ADJUSTMENT_ITEM_DETAIL';
    const payoffs = elementsAt(root, `${DEAL}/LIABILITIES/LIABILITY/PAYOFF/PayoffAmount`).map(({ text }) =>
      toCents(text),
    );
    expect(
      sum(`CLOSING_INFORMATION/${adjustments}/ClosingAdjustmentItemAmount`) +
        sum('CLOSING_INFORMATION/PRORATION_ITEMS/PRORATION_ITEM/ProrationItemAmount') +
        sum('CLOSING_INFORMATION/CLOSING_COST_FUNDS/CLOSING_COST_FUND/ClosingCostFundAmount') +
        payoffs.reduce((total, each) => total + each, 0),
    ).toBe(moved);
  });

  // UCD Delivery Specification, Appendix I (01-31-17), and the samples of the agencies.
  it('has the containers, attributes and order of the delivery specification', () => {
    const [document] = elementsAt(root, 'DOCUMENT_SETS/DOCUMENT_SET/DOCUMENTS/DOCUMENT');
    expect(document?.attributes).toMatchObject({ MISMOReferenceModelIdentifier: '3.3.0299' });
    expect(document?.children.map(({ name }) => name)).toEqual([
      ...['DEAL_SETS', 'RELATIONSHIPS', 'VIEWS', 'ABOUT_VERSIONS', 'DOCUMENT_CLASSIFICATION'],
    ]);
    expect(elementsAt(root, 'ABOUT_VERSIONS/ABOUT_VERSION/CreatedDatetime').map(({ text }) => text)).toEqual([
      '2013-04-15T12:00:00Z',
    ]);
    const fee = elementsAt(target, 'FEE_INFORMATION/FEES/FEE/FEE_DETAIL/FeeType').find(
      ({ text }) => text === 'LoanDiscountPoints',
    );
    expect(Object.values(fee?.attributes ?? {})).toEqual(['of Loan Amount (Points)']);
    expect(texts('FEE_INFORMATION/FEES/FEE/FEE_DETAIL/FeeTotalPercent')).toEqual(['0.250']);
    const payments = elementsAt(target, `${DISCLOSURE}/PROJECTED_PAYMENTS/PROJECTED_PAYMENT`);
    expect(payments.map(({ attributes }) => attributes.SequenceNumber)).toEqual(payments.map((_, at) => `${at + 1}`));
    expect(texts('CLOSING_INFORMATION/CLOSING_COST_FUNDS/CLOSING_COST_FUND/FundsType')).toEqual([
      'DepositOnSalesContract',
    ]);
    expect(new Set(texts('CLOSING_INFORMATION/PRORATION_ITEMS/PRORATION_ITEM/ProrationItemType'))).toEqual(
      new Set(['HomeownersAssociationDues', 'CityPropertyTax']),
    );
    const roles = elementsAt(root, `${DEAL}/PARTIES/PARTY/ROLES/ROLE/ROLE_DETAIL/PartyRoleType`);
    const relations = elementsAt(root, 'DOCUMENT_SETS/DOCUMENT_SET/DOCUMENTS/DOCUMENT/RELATIONSHIPS/RELATIONSHIP');
    expect(roles.filter(({ text }) => !/Borrower|PropertySeller/.test(text))).toHaveLength(2 * relations.length);
  });

  it('has the loan calculations, the terms and the parties', () => {
    const figures = 'FEE_INFORMATION/FEES_SUMMARY/FEE_SUMMARY_DETAIL';
    expect(cents(`${figures}/FeeSummaryTotalOfAllPaymentsAmount`)).toEqual([form.calculations?.totalOfPayments]);
    expect(cents(`${figures}/FeeSummaryTotalFinanceChargeAmount`)).toEqual([form.calculations?.financeCharge]);
    expect(texts('TERMS_OF_LOAN/NoteAmount')).toEqual(['162000.00']);
    expect(texts('PAYMENT/PAYMENT_RULE/InitialPrincipalAndInterestPaymentAmount')).toEqual(['761.78']);
    const people = elementsAt(root, `${DEAL}/PARTIES/PARTY/INDIVIDUAL/NAME`);
    const names = people.slice(0, 4).map((name) => [child(name, 'FirstName'), child(name, 'LastName')]);
    expect(names.map((parts) => parts.join(' '))).toEqual(['Michael Jones', 'Mary Stone', 'Steve Cole', 'Amy Doe']);
  });

  it('has the projected payments in cents, as page 1 prints them', () => {
    const of = (name: string) => texts(`${DISCLOSURE}/PROJECTED_PAYMENTS/PROJECTED_PAYMENT/ProjectedPayment${name}`);
    expect(of('MIPaymentAmount')).toEqual(['82.35', '0.00']);
    expect(of('EstimatedEscrowPaymentAmount')).toEqual(['206.13', '206.13']);
    expect(of('EstimatedTotalMaximumPaymentAmount')).toEqual(['1050.26', '967.91']);
  });

  it('of a refinance is the alternate form, with its payoffs', () => {
    const other = written(sampleRefinance);
    const detail = 'CLOSING_INFORMATION/CLOSING_INFORMATION_DETAIL';
    const cash = [
      ...other.cents(`${detail}/CashFromBorrowerAtClosingAmount`),
      ...other.cents(`${detail}/CashToBorrowerAtClosingAmount`),
    ];
    expect(cash).toEqual([Math.abs(other.form.cash.cash)]);
    expect(
      other.texts(`${DISCLOSURE}/CASH_TO_CLOSE_ITEMS/CASH_TO_CLOSE_ITEM/IntegratedDisclosureCashToCloseItemType`),
    ).toEqual([
      ...[
        'LoanAmount',
        'TotalClosingCosts',
        'ClosingCostsPaidBeforeClosing',
        'TotalPayoffsAndPayments',
        'CashToCloseTotal',
      ],
    ]);
  });
});
