import { message } from '../../../domain/messages/message';
import { ownValue } from '../../../domain/tables/own-value';
import type { Target } from '../binding';
import { sameAmount, sumOf } from '../decimal-sum';
import { fieldLabel, readPlain, unknownValue } from '../read/read-bindings';
import { type Notes, warn } from '../read/report';
import { append, ensure, type OutElement } from '../xml/output-tree';
import { select } from '../xml/path';
import { markRead, type XmlElement } from '../xml/xml-tree';

/** Payments that were already made toward the purchase (URLA L4), by kind. A credit with only a source counts as other. */
export const purchaseCreditFields: Readonly<Record<string, string>> = {
  EarnestMoney: 'sPurchCreditEarnestMoneyAmt',
  EmployerAssistedHousing: 'sPurchCreditEmployerAssistanceAmt',
  LotEquity: 'sPurchCreditLotEquityAmt',
  RelocationFunds: 'sPurchCreditRelocationFundsAmt',
  LeasePurchaseFund: 'sPurchCreditRentAmt',
  SweatEquity: 'sPurchCreditSweatEquityAmt',
  TradeEquity: 'sPurchCreditTradeEquityAmt',
  TradeEquityFromPropertySwap: 'sPurchCreditTradeEquityAmt',
  Other: 'sPurchCreditOtherAmt',
};

/** Who paid a credit; of several names of a code, the first one is written. */
const sources: Readonly<Record<string, string>> = {
  BorrowerPaidOutsideClosing: '1',
  PropertySeller: '2',
  Lender: '3',
  Parent: '4',
  NonParentRelative: '5',
  Relative: '5',
  BuilderOrDeveloper: '6',
  BuilderDeveloper: '6',
  Employer: '7',
  FederalAgency: '8',
  StateAgency: '9',
  LocalAgency: '10',
  RealEstateAgent: '11',
  UnrelatedFriend: '12',
  Other: '13',
};

const sourceField = (amountField: string): string => amountField.replace(/Amt$/, 'SourceT');

/** Reads the purchase credits of a `LOAN`. Credits of one kind are added up, and the first one's source is kept. */
export function readPurchaseCredits(loan: XmlElement, target: Target, notes: Notes): void {
  for (const credit of select(loan, 'PURCHASE_CREDITS/PURCHASE_CREDIT')) {
    const type = first(credit, 'PurchaseCreditType');
    const source = first(credit, 'PurchaseCreditSourceType');
    const amount = first(credit, 'PurchaseCreditAmount');
    const field = ownValue(purchaseCreditFields, type?.text) ?? 'sPurchCreditOtherAmt';
    const value = amount && readPlain(amount, field, notes);
    if (typeof value !== 'string') continue;
    const before = target[field];
    target[field] = sumOf([typeof before === 'string' ? before : undefined, value]);
    const code = source && ownValue(sources, source.text);
    if (source && !code) unknownValue(source, sourceField(field), notes);
    const known = target[sourceField(field)];
    if (code && known !== undefined && known !== code) {
      warn(notes, message('several-values', { element: fieldLabel(sourceField(field)) }), source);
    } else if (code) target[sourceField(field)] = code;
  }
}

function first(from: XmlElement, name: string): XmlElement | undefined {
  const element = select(from, name).find((one) => one.text !== '');
  if (element) markRead(element);
  return element;
}

/** Writes the purchase credits of a loan, each with its source. */
export function writePurchaseCredits(loan: OutElement, source: Readonly<Target>): void {
  const written = new Set<string>();
  for (const [type, field] of Object.entries(purchaseCreditFields)) {
    const amount = source[field];
    if (written.has(field) || typeof amount !== 'string' || amount === '' || sameAmount(amount, '0')) continue;
    written.add(field);
    const credit = append(ensure(loan, 'PURCHASE_CREDITS'), 'PURCHASE_CREDIT');
    append(credit, 'PurchaseCreditAmount').text = amount;
    const from = Object.keys(sources).find((name) => sources[name] === source[sourceField(field)]);
    if (from) append(credit, 'PurchaseCreditSourceType').text = from;
    append(credit, 'PurchaseCreditType').text = type;
  }
}
