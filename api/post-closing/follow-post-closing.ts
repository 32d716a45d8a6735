import type { Kysely, Transaction } from 'kysely';
import { receivedTypes } from '../../domain/documents/document-types';
import type { ReceivedDocument } from '../../domain/documents/loan-file.schemas';
import type { LoanDocument } from '../../domain/loan/document';
import { expectedDocument, expectedKinds, postClosingStatuses } from '../../domain/post-closing/expected-documents';
import { isUnanswered } from '../../domain/underwriting/investor-conditions';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import { type LoanFill, loansWithout } from '../loan/loan.service';
import { offeredByLos } from '../los/offered';
import { storeExpected } from './expected.queries';

type Portal = Pick<AppContext, 'db' | 'los' | 'clock'>;

/** Documents whose first day of receipt the LOS keeps (DOC-04). */
export const fixedKinds = expectedKinds.filter((kind) => receivedTypes.includes(expectedDocument(kind).docType));

const fixedKindOf = (docType: string) => fixedKinds.find((kind) => expectedDocument(kind).docType === docType);

/** Takes over a day of receipt that was recorded on the page of documents. */
export async function storeReceived(
  trx: Transaction<PortalDb>,
  loanNum: string,
  { docType, date, by }: ReceivedDocument,
  at: Date,
): Promise<void> {
  const kind = fixedKindOf(docType);
  if (kind === undefined) return;
  const changed = await trx
    .updateTable('portal.post_closing_items')
    .set((row) => ({ received_on: date, received_by: by, exception: null, version: row('version', '+', 1) }))
    .where('loan_num', '=', loanNum)
    .where('kind', '=', kind)
    .where((row) => row.or([row('received_on', 'is', null), row('received_on', '!=', date)]))
    .returning(['due_on', 'document_id', 'document_name'])
    .executeTakeFirst();
  if (changed === undefined) return;
  const step = { ...changed, received_on: date, exception: null };
  await trx
    .insertInto('portal.post_closing_steps')
    .values({ loan_num: loanNum, kind, at, by_login: 'los', by_name: by, ...step })
    .execute();
}

/** Of these loans, those that wait for a document whose receipt the LOS records. */
async function waitingForFixed(trx: Kysely<PortalDb>, loanNums: readonly string[]): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('portal.post_closing_items')
    .select('loan_num')
    .distinct()
    .where('loan_num', 'in', [...loanNums])
    .where('kind', 'in', fixedKinds)
    .where('received_on', 'is', null)
    .execute();
  return rows.map(({ loan_num }) => loan_num);
}

/** Statuses in which an investor raises conditions. */
const delivered: readonly string[] = ['20', '37', '38'];

/** What the list shows of conditions of the investor. */
async function storeInvestorConditions(
  trx: Transaction<PortalDb>,
  los: Portal['los'],
  loan: LoanDocument,
): Promise<void> {
  const isDelivered = delivered.includes(loan.sStatusT ?? '');
  const unanswered = isDelivered ? (await los.conditions(loan.sLNm)).filter(isUnanswered) : [];
  const [first] = unanswered.flatMap(({ dueD }) => dueD ?? []).toSorted();
  await trx
    .updateTable('portal.post_closing_loans')
    .set({ investor_open: unanswered.length, investor_due: first ?? null })
    .where('loan_num', '=', loan.sLNm)
    .execute();
}

async function store({ los, clock }: Portal, trx: Transaction<PortalDb>, loanNums: readonly string[]): Promise<void> {
  const loans = await los.loadLoans([...loanNums]);
  await storeExpected(trx, loans);
  const offered = await offeredByLos(los);
  if (offered.includes('conditions')) for (const loan of loans) await storeInvestorConditions(trx, los, loan);
  if (!offered.includes('documents')) return;
  for (const loanNum of await waitingForFixed(trx, loanNums)) {
    for (const received of await los.receivedDocuments(loanNum)) await storeReceived(trx, loanNum, received, clock());
  }
}

/** Keeps the checklists of funded loans up to date with the loans. */
export async function followPostClosing(
  portal: AppContext,
  trx: Transaction<PortalDb>,
  _reported: readonly unknown[],
  loanNums: readonly string[],
): Promise<void> {
  if (loanNums.length === 0) return;
  const funded = await trx
    .selectFrom('portal.pipeline')
    .select('loan_num')
    .where('loan_num', 'in', [...loanNums])
    .where('sStatusT', 'in', [...postClosingStatuses])
    .execute();
  if (funded.length > 0) {
    await store(
      portal,
      trx,
      funded.map(({ loan_num }) => loan_num),
    );
  }
}

/** The checklists of loans that were funded before there were any. */
export const postClosingFill: LoanFill = {
  lacking: (db, after, limit) =>
    loansWithout(db, { table: 'portal.post_closing_loans', statuses: postClosingStatuses }, after, limit),
  store: (portal, loanNums) => portal.db.transaction().execute((trx) => store(portal, trx, loanNums)),
};
