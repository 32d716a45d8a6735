import { element, escaped } from '../../ports/vendors/xml';
import type { InventedLine } from './invent-lines';
import { inventPerson } from './invent-person';
import type { LedgerEntry } from './ledger';
import type { OrderedPerson } from './read-order';

const dollars = (amount: number | null | undefined): string | undefined =>
  amount === null || amount === undefined ? undefined : String(amount);

const comment = (source: string, text: string): string =>
  element('CREDIT_COMMENT', { _SourceType: source }, [element('_Text', {}, [escaped(text)])]);

function liability(line: InventedLine, ids: string, number: string, entry: LedgerEntry): string {
  const id = `T${number}`;
  const question = entry.questions[id];
  return element(
    'CREDIT_LIABILITY',
    {
      CreditLiabilityID: id,
      BorrowerID: ids,
      _AccountIdentifier: line.account,
      _AccountType: line.type,
      CreditLoanType: line.loanType,
      _AccountOwnershipType: ids.includes(' ') ? 'JointContractualLiability' : (line.ownership ?? 'Individual'),
      _AccountStatusType: line.status ?? 'Open',
      _AccountOpenedDate: line.opened,
      _AccountClosedDate: line.closed,
      _AccountReportedDate: entry.issued.slice(0, 7),
      _UnpaidBalanceAmount: dollars(line.balance),
      _MonthlyPaymentAmount: dollars(line.payment),
      _CreditLimitAmount: dollars(line.limit),
      _MonthsRemainingCount: dollars(line.months),
      _DerogatoryDataIndicator: line.rating || line.type === 'Collection' ? 'Y' : 'N',
    },
    [
      element('_CREDITOR', { _Name: line.creditor }),
      element('_LATE_COUNT', { _30Days: String(line.late30 ?? 0), _60Days: '0', _90Days: '0' }),
      ...(line.rating === undefined ? [] : [element('_CURRENT_RATING', { _Type: line.rating })]),
      ...entry.bureaus.map((bureau) => element('CREDIT_REPOSITORY', { _SourceType: bureau })),
      ...(line.remark === undefined ? [] : [comment('Creditor', line.remark)]),
      ...(question === undefined ? [] : [comment('CreditBureau', `Verified with the creditor. Asked: ${question}`)]),
    ],
  );
}

/** The accounts of all persons of a report. A mortgage of the first is shared by both. */
export function linesOf(people: readonly OrderedPerson[]): { readonly line: InventedLine; readonly ids: string }[] {
  const all = people.map(({ id }) => id).join(' ');
  return people.flatMap((person, index) =>
    inventPerson(person).lines.map((line) => ({
      line,
      ids: index === 0 && line.type === 'Mortgage' ? all : person.id,
    })),
  );
}

/** The accounts as elements, each with the answer to what the lender asked about it. */
export const liabilityElements = (people: readonly OrderedPerson[], entry: LedgerEntry): string[] =>
  linesOf(people).map(({ line, ids }, index) => liability(line, ids, String(index + 1), entry));
