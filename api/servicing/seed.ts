import { demoPayments } from '../../config/demo/payments';
import { demoServicers } from '../../config/demo/servicers';
import { addDays, pacificDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import { loansOfFeed } from '../los/loans-of-feed';
import { addTransactions } from './transactions.queries';

/** Transactions stored at a time. */
const BATCH = 500;

/** Completes the two example servicers for the letters of the demo. */
async function seedServicers(db: AppContext['db']): Promise<void> {
  for (const { name, ...details } of demoServicers) {
    await db.updateTable('portal.servicers').set(details).where('name', '=', name).where('phone', 'is', null).execute();
  }
}

/** Days before a transfer on which the demo's notices were given: that of the old servicer, and of the new one. */
const GOODBYE = -20;
const HELLO = 5;

/** The transfers of the demo's loans to the second servicer, with notices as far as their days have come. */
async function seedTransfers(
  db: AppContext['db'],
  loans: readonly LoanDocument[],
  { today, at }: { readonly today: string; readonly at: Date },
): Promise<void> {
  const servicer = await db
    .selectFrom('portal.servicers')
    .select('id')
    .where('is_first', '=', false)
    .orderBy('name')
    .executeTakeFirst();
  const given = (day: string): string | null => (day <= today ? day : null);
  const rows = loans.flatMap(({ sLNm, sServicingTransferD: day }) =>
    servicer && day
      ? [
          {
            ...{ loan_num: sLNm, servicer_id: servicer.id, version: 1, last_day: addDays(day, -1) },
            ...{ goodbye_on: given(addDays(day, GOODBYE)), hello_on: given(addDays(day, HELLO)) },
            ...{ saved_by: 'demo', saved_at: at },
          },
        ]
      : [],
  );
  if (rows.length > 0) {
    await db
      .insertInto('portal.servicing_transfers')
      .values(rows)
      .onConflict((of) => of.doNothing())
      .execute();
  }
}

/** Books the payments of the demo’s funded loans, once. */
async function seedPayments({ db, los, clock }: Pick<AppContext, 'db' | 'los' | 'clock'>): Promise<void> {
  const known = await db.selectFrom('portal.transactions').select('reference').limit(1).executeTakeFirst();
  if (known) return;
  const today = pacificDate(clock());
  await seedServicers(db);
  for await (const loans of loansOfFeed(los)) {
    await seedTransfers(db, loans, { today, at: clock() });
    const paid = loans.flatMap((loan) => demoPayments(loan, today));
    for (let first = 0; first < paid.length; first += BATCH) {
      await addTransactions(db, paid.slice(first, first + BATCH), { at: clock(), from: 'demo' });
    }
  }
}

/** In demo mode, books payments. */
export async function seedServicing(portal: Pick<AppContext, 'db' | 'los' | 'clock' | 'config'>): Promise<void> {
  if (portal.config.demo) await seedPayments(portal);
}
