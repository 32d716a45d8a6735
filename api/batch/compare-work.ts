import { batchColumns } from '../../domain/batch/batch-columns';
import { dollarsOfPrice } from '../../domain/investor/lender-position';
import type { LoanDocument } from '../../domain/loan/document';
import { maySeeLoan } from '../../domain/loan/visibility';
import { type MessageData, message } from '../../domain/messages/message';
import { centsOf, thousandthsOf } from '../../domain/numbers/cents';
import { formatCents, formatThousandths } from '../../domain/numbers/fixed';
import { PAR } from '../../domain/pricing/sign';
import { readRecordField } from '../../domain/records/record-fields';
import { readLos, selectLoans } from '../loan/loan.service';
import { addMissing, fieldTexts } from './batch.queries';
import { type BatchWork, problemsOf, type RowOutcome, refused, type WorkContext } from './batch-work';
import { type RowValues, readRow } from './read-row';

type Kind = 'purchase-advice' | 'funding';

/** What the loan has for a field of the file. */
type Expected = (loan: LoanDocument, file: RowValues) => string | null | undefined;

const principalOf = (loan: LoanDocument) => loan.sServicingCurrentPrincipal ?? loan.sFinalLAmt;

/** The investor's price: 100 less its points. */
function priceOf({ sInvestorLockBrokComp1Pc: points }: LoanDocument): string | null {
  const thousandths = thousandthsOf(points);
  return thousandths === undefined ? null : formatThousandths(PAR - thousandths);
}

/** What the investor pays: principal at its price, and the file's own interest less its escrow balance. */
function netOf(loan: LoanDocument, file: RowValues): string | null {
  const cents = (value: unknown) => centsOf(typeof value === 'string' ? value : null);
  const [principal, price] = [cents(principalOf(loan)), thousandthsOf(priceOf(loan))];
  if (principal === undefined || price === undefined) return null;
  return formatCents(dollarsOfPrice(principal, price) + (cents(file.interest) ?? 0) - (cents(file.escrow) ?? 0));
}

/** The fields that are compared, by kind. The others are only read. */
const expected: Readonly<Record<Kind, Readonly<Record<string, Expected>>>> = {
  'purchase-advice': {
    principal: principalOf,
    noteRate: ({ sNoteIR }) => sNoteIR,
    price: priceOf,
    netAmount: netOf,
    purchaseDate: ({ sLPurchaseD }) => sLPurchaseD,
  },
  funding: {
    loanAmount: ({ sFinalLAmt }) => sFinalLAmt,
    noteRate: ({ sNoteIR }) => sNoteIR,
    fundedDate: ({ sFundD }) => sFundD,
  },
};

/** The fields of a row that differ from those of its loan. */
function differences(kind: Kind, values: RowValues, loan: LoanDocument): Readonly<Record<string, MessageData>> {
  const found: [string, MessageData][] = [];
  for (const [name, of] of Object.entries(expected[kind])) {
    const file = values[name];
    if (typeof file !== 'string') continue;
    const own = of(loan, values) ?? null;
    if (own === null) found.push([name, message('batch-nothing-to-compare')]);
    else if (own !== file) found.push([name, message('batch-differs', { file, loan: own })]);
  }
  return Object.fromEntries(found);
}

/** Names the loans that were funded on the days of the file and that it lacks. */
async function addMissingFunded({ portal, batchId, caller }: WorkContext): Promise<void> {
  const field = batchColumns.funding.fundedDate;
  const texts = await fieldTexts(portal.db, batchId, 'fundedDate');
  const days = texts.flatMap((text) => {
    const read = field && readRecordField(field, text);
    return read && 'value' in read && typeof read.value === 'string' ? [read.value] : [];
  });
  const [first, last] = [days.toSorted().at(0), days.toSorted().at(-1)];
  if (first === undefined || last === undefined) return;
  const seen = await selectLoans(portal, caller.actor);
  await addMissing(portal.db, batchId, seen, { first, last, problems: { loanNum: message('batch-loan-missing') } });
}

function compareWork(kind: Kind): BatchWork {
  const nothing = async (): Promise<boolean> => false;
  return {
    async check({ portal, caller }, rows, earlier) {
      const named = [...new Set(rows.flatMap(({ loan_num: loanNum }) => (loanNum ? [loanNum] : [])))];
      const loans = new Map(
        (await readLos(() => portal.los.loadLoans(named)))
          .filter((loan) => maySeeLoan(caller.actor, loan))
          .map((loan) => [loan.sLNm, loan]),
      );
      const keys = new Set(earlier.map(({ key }) => key));
      return rows.map((row): RowOutcome => {
        if (row.loan_num !== null && keys.has(row.key)) return refused(row.row, { loanNum: message('row-twice') });
        const read = readRow(kind, row);
        if ('problems' in read) return refused(row.row, read.problems);
        const loan = loans.get(row.loan_num ?? '');
        if (loan === undefined) return refused(row.row, problemsOf({ loanNum: 'no-loan' }));
        keys.add(row.key);
        const found = differences(kind, read.values, loan);
        return Object.keys(found).length === 0
          ? { row: row.row, result: 'matches' }
          : { row: row.row, result: 'differs', problems: found };
      });
    },
    saveNext: nothing,
    saveAll: nothing,
    undoNext: nothing,
    ...(kind === 'funding' && { finish: addMissingFunded }),
  };
}

export const compareWorks = {
  'purchase-advice': compareWork('purchase-advice'),
  funding: compareWork('funding'),
} as const;
