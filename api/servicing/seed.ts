import { demoPayments } from '../../config/demo/payments';
import { pacificDate } from '../../domain/format/date';
import type { AppContext } from '../app-context';
import { fillServicing } from './follow-servicing';
import { addTransactions } from './transactions.queries';

/** Loans read at a time. */
const BATCH = 500;

/** Books the payments of the demo’s funded loans, once. */
async function seedPayments({ db, los, clock }: Pick<AppContext, 'db' | 'los' | 'clock'>): Promise<void> {
  const known = await db.selectFrom('portal.transactions').select('reference').limit(1).executeTakeFirst();
  if (known) return;
  const today = pacificDate(clock());
  for (let cursor = '', more = true; more; ) {
    const page = await los.changesSince(cursor, BATCH);
    const loans = await los.loadLoans([...new Set(page.changes.map(({ loanNum }) => loanNum))]);
    const paid = loans.flatMap((loan) => demoPayments(loan, today));
    for (let first = 0; first < paid.length; first += BATCH) {
      await addTransactions(db, paid.slice(first, first + BATCH), { at: clock(), from: 'demo' });
    }
    ({ cursor } = page);
    more = page.changes.length === BATCH;
  }
}

/** Fills what lists show of loans in servicing, and in demo mode books payments. */
export async function seedServicing(portal: Pick<AppContext, 'db' | 'los' | 'clock' | 'config'>): Promise<void> {
  if (portal.config.demo) await seedPayments(portal);
  await fillServicing(portal);
}
