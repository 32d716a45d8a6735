import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { demoNote, deskReceipts } from '../../config/demo/post-closing';
import { pacificDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import type { CollateralEntry } from '../../domain/post-closing/collateral';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import { loansOfFeed } from '../los/loans-of-feed';
import { locationOf } from './collateral.queries';
import { storeExpected } from './expected.queries';

const author = { by_login: 'demo', by_name: 'Demo' } as const;

async function seedReceipts(db: Kysely<PortalDb>, loans: readonly LoanDocument[], at: Date): Promise<void> {
  const said = loans.flatMap((loan) =>
    deskReceipts(loan, pacificDate(at)).map(({ kind, dueOn, receivedOn, exception }) => ({
      ...{ loan_num: loan.sLNm, kind, due_on: dueOn, received_on: receivedOn, exception },
    })),
  );
  await sql`
    with said as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(said)}::jsonb)
        as one (loan_num text, kind text, due_on date, received_on date, exception text)
    ), marked as (
      update portal.post_closing_items item
      set received_on = said.received_on, exception = said.exception, document_id = null, document_name = null,
        received_by = case when said.received_on is not null then ${author.by_name}::text end, version = 1
      from said where item.loan_num = said.loan_num and item.kind = said.kind
    )
    insert into portal.post_closing_steps (loan_num, kind, at, due_on, by_login, by_name, received_on, exception)
    select loan_num, kind, ${at}, due_on, ${author.by_login}, ${author.by_name}, received_on, exception from said`.execute(
    db,
  );
}

function noteOf(loan: LoanDocument, at: Date): readonly CollateralEntry[] {
  const entries = demoNote(loan, pacificDate(at)).map((entry) => ({ ...entry, id: randomUUID() as string }));
  const shipment = entries.find(({ kind }) => kind === 'shipped')?.id ?? null;
  return entries.map((entry) => ({ ...entry, refersTo: entry.kind === 'arrived' ? shipment : null }));
}

async function seedNotes(db: Kysely<PortalDb>, loans: readonly LoanDocument[], at: Date): Promise<void> {
  const notes = loans.map((loan) => ({ loan, log: noteOf(loan, at) })).filter(({ log }) => log.length > 0);
  if (notes.length === 0) return;
  const rows = notes.flatMap(({ loan, log }) =>
    log.map(({ on, baileeOn, refersTo, ...facts }, index) => ({
      ...{ ...facts, ...author, loan_num: loan.sLNm, number: index + 1, at, reason: null },
      ...{ happened_on: on, bailee_on: baileeOn, refers_to: refersTo },
    })),
  );
  await db.insertInto('portal.collateral_entries').values(rows).execute();
  const places = notes.map(({ loan, log }) => ({ loan_num: loan.sLNm, ...locationOf(loan.sFundD ?? '', log) }));
  await sql`
    update portal.post_closing_loans loan set place = at.place, sent_on = at.sent_on, sent_to = at.sent_to
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      as at (loan_num text, place text, sent_on date, sent_to text)
    where loan.loan_num = at.loan_num`.execute(db);
}

/** What the desk of the demo received and shipped, once. */
async function seedDesk({ db, los, clock }: Pick<AppContext, 'db' | 'los' | 'clock'>): Promise<void> {
  const known = await db.selectFrom('portal.post_closing_loans').select('loan_num').limit(1).executeTakeFirst();
  if (known) return;
  for await (const loans of loansOfFeed(los)) {
    await db.transaction().execute(async (trx) => {
      await storeExpected(trx, loans);
      await seedReceipts(trx, loans, clock());
      await seedNotes(trx, loans, clock());
    });
  }
}

/** In demo mode, what the desk received and shipped. */
export async function seedPostClosing(portal: Pick<AppContext, 'db' | 'los' | 'clock' | 'config'>): Promise<void> {
  if (portal.config.demo) await seedDesk(portal);
}
