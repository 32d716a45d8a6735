import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DemoLoan } from '../../../config/demo/loans/demo-loans';
import { losReceipts } from '../../../config/demo/post-closing';
import { DEMO_LOANS } from '../../../config/demo-mode';
import { DEMO_REPORT } from '../../../domain/credit/demo-score';
import { pacificDate } from '../../../domain/format/date';
import type { StatusLogEntry } from '../../../domain/loan/activity.schemas';
import { REPORTED } from '../../../domain/loan/credit-score';
import { englishText } from '../../../domain/messages/english-text';
import { message } from '../../../domain/messages/message';
import { sealJson } from '../../ports/keys/sealed-json';
import type { Vault } from '../../ports/keys/vault';
import { addToFeed } from '../journal/feed';
import { loanPlace } from './find-loan';
import { firstLoans } from './first-loans';
import type { Db, Trx } from './los-db';
import { preparedLoans } from './prepared-loans';

/** Loans of one insert. */
const BATCH = 200;
/** Advisory lock of two portals that start on one empty database together. */
const SEED_LOCK = 7_305_413;

interface DemoOptions {
  readonly count?: number | undefined;
  readonly progress?: ((step: string) => void) | undefined;
}

/** Fills an empty LOS with the demo's loans; does nothing if there are loans. */
export async function seedDemoLoans(
  { db, vault }: { readonly db: Db; readonly vault: Vault },
  now: Date,
  { count = DEMO_LOANS, progress }: DemoOptions = {},
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(SEED_LOCK)})`.execute(trx);
    const any = await trx.selectFrom('los.loans').select('loan_num').limit(1).executeTakeFirst();
    if (any !== undefined) return;
    progress?.(`Writing ${count} demo loans`);
    const order = { count, today: pacificDate(now) };
    await seedLoans(trx, vault, (await preparedLoans(order)) ?? firstLoans(order), now);
  });
}

/** Writes ready-made loans with everything around them, in bulk; the counter of loan numbers continues after the highest. */
export async function seedLoans(trx: Trx, vault: Vault, loans: Iterable<DemoLoan>, now: Date): Promise<void> {
  const operationId = randomUUID();
  let batch: DemoLoan[] = [];
  let highest = 0;
  const write = async () => {
    await insertBatch(trx, vault, batch, { now, operationId });
    batch = [];
  };
  for (const loan of loans) {
    highest = Math.max(highest, Number(loan.document.sLNm.slice(4)));
    batch.push(loan);
    if (batch.length === BATCH) await write();
  }
  await write();
  if (highest > 0) await sql`select setval('los.loan_number_seq', ${highest})`.execute(trx);
}

/** The status log, which says of scores that they are from a demo report. */
function loggedOf({ document, statusLog }: DemoLoan): readonly StatusLogEntry[] {
  const [created, ...rest] = statusLog;
  const isScored = document.applicants.some(({ aBExperianScoreSourceT }) => aBExperianScoreSourceT === REPORTED);
  if (created === undefined || !isScored) return statusLog;
  const wording = message(DEMO_REPORT);
  return [created, { ...created, from: created.status, description: englishText(wording), wording }, ...rest];
}

async function insertBatch(
  trx: Trx,
  vault: Vault,
  batch: readonly DemoLoan[],
  { now, operationId }: { readonly now: Date; readonly operationId: string },
): Promise<void> {
  if (batch.length === 0) return;
  const rows = <Row>(of: (loan: DemoLoan, loanNum: string) => readonly Row[]): Row[] =>
    batch.flatMap((loan) => of(loan, loan.document.sLNm));
  await trx
    .insertInto('los.loans')
    .values(
      batch.map(({ document, statusLog }) => ({
        loan_num: document.sLNm,
        version: document.version,
        doc: sealJson(vault, document, loanPlace(document.sLNm, document.version)),
        created_at: new Date(statusLog[0]?.at ?? now),
        updated_at: new Date(document.sLastModifiedT ?? now),
      })),
    )
    .execute();
  await trx
    .insertInto('journal.status_log')
    .values(
      rows((loan, loan_num) =>
        loggedOf(loan).map((entry) => ({
          loan_num,
          at: new Date(entry.at),
          status: entry.status,
          from_status: entry.from,
          by_login: 'demo',
          by_name: entry.by,
          description: entry.description,
          wording: entry.wording ? JSON.stringify(entry.wording) : null,
        })),
      ),
    )
    .execute();
  const agents = rows((loan, loan_num) =>
    loan.agents.map((agent, position) => ({
      id: agent.id,
      loan_num,
      position,
      role: agent.AgentRoleT,
      role_desc: agent.AgentRoleTDesc,
      name: agent.AgentName,
      company: agent.CompanyName,
      phone: agent.Phone,
      email: agent.EmailAddr,
    })),
  );
  if (agents.length > 0) await trx.insertInto('los.agents').values(agents).execute();
  const conditions = rows((loan, loan_num) =>
    loan.conditions.map((condition, index) => ({
      id: condition.id,
      number: index + 1,
      state: condition.state ?? (condition.status === 'Closed' ? ('cleared' as const) : ('active' as const)),
      loan_num,
      status: condition.status,
      cat: condition.cat,
      description: condition.description,
      created_d: condition.createdD,
      done_d: condition.doneD,
      due_on: condition.dueD ?? null,
    })),
  );
  if (conditions.length > 0) await trx.insertInto('los.conditions').values(conditions).execute();
  const received = rows(({ document }, loan_num) =>
    losReceipts(document, pacificDate(now)).map(({ docType, date }) => ({
      ...{ loan_num, doc_type: docType, received_on: date, received_by: 'Demo' },
    })),
  );
  if (received.length > 0) await trx.insertInto('los.received_documents').values(received).execute();
  await addToFeed(
    trx,
    batch.map(({ document }) => ({ loanNum: document.sLNm, version: document.version, operationId })),
  );
}
