import type { PublicRecord, Tradeline } from '../../../../domain/credit/report.schemas';
import type { Owner } from '../../../../domain/loan/records';
import { ownValue } from '../../../../domain/tables/own-value';
import { attribute, childOf, childrenOf, type XmlNode } from '../../vendors/xml';
import { amountIn, bureauIn, dateIn, flagIn, numberIn, ownersIn } from './read-values';

type Owners = ReadonlyMap<string, Owner>;

const kinds: Readonly<Record<string, Tradeline['kind']>> = {
  Mortgage: 'mortgage',
  Revolving: 'revolving',
  CreditCard: 'revolving',
  Installment: 'installment',
  Open: 'open',
  CreditLine: 'credit-line',
  Collection: 'collection',
};

const ownerships: Readonly<Record<string, Tradeline['ownership']>> = {
  Individual: 'individual',
  AuthorizedUser: 'authorized-user',
  JointContractualLiability: 'joint',
  JointParticipating: 'joint',
};

/** What a loan is for. Agencies name the same thing in several ways, such as `AutoLease` and `Lease`. */
function loanKind(node: XmlNode): Tradeline['loanKind'] {
  const type = attribute(node, 'CreditLoanType') ?? '';
  const rating = attribute(childOf(node, '_CURRENT_RATING'), '_Type') ?? '';
  if (/charge.?off/i.test(`${type} ${rating}`)) return 'charge-off';
  if (/HELOC|HomeEquityLine/i.test(type)) return 'heloc';
  if (/lease/i.test(type)) return 'lease';
  if (/education|student/i.test(type)) return 'education';
  return type === '' ? null : 'other';
}

const commentsOf = (node: XmlNode): string[] =>
  childrenOf(node, 'CREDIT_COMMENT').flatMap((comment) =>
    childrenOf(comment, '_Text').flatMap(({ text }) => text.trim() || []),
  );

function tradeline(node: XmlNode, index: number, owners: Owners): Tradeline {
  const late = childOf(node, '_LATE_COUNT');
  const times = (name: string) => (late && numberIn(late, name)) ?? 0;
  return {
    id: attribute(node, 'CreditLiabilityID') ?? `L${index + 1}`,
    owners: ownersIn(node, owners),
    creditor: attribute(childOf(node, '_CREDITOR'), '_Name') ?? '',
    account: attribute(node, '_AccountIdentifier') ?? '',
    kind: ownValue(kinds, attribute(node, '_AccountType') ?? '') ?? 'other',
    loanKind: loanKind(node),
    ownership: ownValue(ownerships, attribute(node, '_AccountOwnershipType') ?? '') ?? 'other',
    isClosed: ['Closed', 'Paid'].includes(attribute(node, '_AccountStatusType') ?? ''),
    opened: dateIn(node, '_AccountOpenedDate'),
    reported: dateIn(node, '_AccountReportedDate'),
    closed: dateIn(node, '_AccountClosedDate') ?? dateIn(node, '_AccountPaidDate'),
    balance: amountIn(node, '_UnpaidBalanceAmount'),
    payment: amountIn(node, '_MonthlyPaymentAmount'),
    limit: amountIn(node, '_CreditLimitAmount'),
    highCredit: amountIn(node, '_HighCreditAmount', '_HighBalanceAmount'),
    pastDue: amountIn(node, '_PastDueAmount'),
    monthsLeft: numberIn(node, '_MonthsRemainingCount'),
    late: { days30: times('_30Days'), days60: times('_60Days'), days90: times('_90Days') },
    isDisputed: flagIn(node, '_ConsumerDisputeIndicator'),
    isDerogatory: flagIn(node, '_DerogatoryDataIndicator'),
    rating: attribute(childOf(node, '_CURRENT_RATING'), '_Type') ?? null,
    bureaus: childrenOf(node, 'CREDIT_REPOSITORY').flatMap((one) => bureauIn(one, '_SourceType') ?? []),
    comments: commentsOf(node),
  };
}

export const readTradelines = (response: XmlNode, owners: Owners): Tradeline[] =>
  childrenOf(response, 'CREDIT_LIABILITY').map((node, index) => tradeline(node, index, owners));

function recordKind(type: string): PublicRecord['kind'] {
  if (/judg/i.test(type)) return 'judgment';
  if (/lien/i.test(type)) return 'lien';
  if (/foreclos/i.test(type)) return 'foreclosure';
  return /bankruptcy/i.test(type) ? 'bankruptcy' : 'other';
}

export const readPublicRecords = (response: XmlNode, owners: Owners): PublicRecord[] =>
  childrenOf(response, 'CREDIT_PUBLIC_RECORD').map((node, index) => ({
    id: attribute(node, 'CreditPublicRecordID') ?? `P${index + 1}`,
    owners: ownersIn(node, owners),
    kind: recordKind(attribute(node, '_Type') ?? ''),
    disposition: attribute(node, '_DispositionType') ?? '',
    filed: dateIn(node, '_FiledDate'),
    settled: dateIn(node, '_DispositionDate') ?? dateIn(node, '_SettledDate'),
    amount: amountIn(node, '_LegalObligationAmount', '_Amount'),
    court: attribute(node, '_CourtName') ?? '',
  }));
