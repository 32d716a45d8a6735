import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { demoNote, deskReceipts } from '../../config/demo/post-closing';
import { pacificDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import { loansOfFeed } from '../los/loans-of-feed';
import { storeLocation } from './collateral.queries';
import { storeExpected } from './expected.queries';

const author = { by_login: 'demo', by_name: 'Demo' } as const;

async function seedReceipts(db: Kysely<PortalDb>, loan: LoanDocument, at: Date): Promise<void> {
  for (const { kind, dueOn, receivedOn, exception } of deskReceipts(loan, pacificDate(at))) {
    const said = { received_on: receivedOn, document_id: null, document_name: null, exception };
    await db
      .updateTable('portal.post_closing_items')
      .set({ ...said, received_by: receivedOn && author.by_name, version: 1 })
      .where('loan_num', '=', loan.sLNm)
      .where('kind', '=', kind)
      .execute();
    await db
      .insertInto('portal.post_closing_steps')
      .values({ loan_num: loan.sLNm, kind, at, due_on: dueOn, ...author, ...said })
      .execute();
  }
}

async function seedNote(db: Kysely<PortalDb>, loan: LoanDocument, at: Date): Promise<void> {
  const entries = demoNote(loan, pacificDate(at)).map((entry) => ({ ...entry, id: randomUUID() as string }));
  const shipment = entries.find(({ kind }) => kind === 'shipped')?.id ?? null;
  const log = entries.map((entry) => ({ ...entry, refersTo: entry.kind === 'arrived' ? shipment : null }));
  if (log.length === 0 || !loan.sFundD) return;
  await db
    .insertInto('portal.collateral_entries')
    .values(
      log.map(({ on, baileeOn, refersTo, ...facts }, index) => ({
        ...{ ...facts, ...author, loan_num: loan.sLNm, number: index + 1, at, reason: null },
        ...{ happened_on: on, bailee_on: baileeOn, refers_to: refersTo },
      })),
    )
    .execute();
  await storeLocation(db, loan.sLNm, loan.sFundD, log);
}

/** What the desk of the demo received and shipped, once. */
async function seedDesk({ db, los, clock }: Pick<AppContext, 'db' | 'los' | 'clock'>): Promise<void> {
  const known = await db.selectFrom('portal.post_closing_loans').select('loan_num').limit(1).executeTakeFirst();
  if (known) return;
  for await (const loans of loansOfFeed(los)) {
    await db.transaction().execute(async (trx) => {
      await storeExpected(trx, loans);
      for (const loan of loans) {
        await seedReceipts(trx, loan, clock());
        await seedNote(trx, loan, clock());
      }
    });
  }
}

/** In demo mode, what the desk received and shipped. */
export async function seedPostClosing(portal: Pick<AppContext, 'db' | 'los' | 'clock' | 'config'>): Promise<void> {
  if (portal.config.demo) await seedDesk(portal);
}
