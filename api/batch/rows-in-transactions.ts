import type { Transaction } from 'kysely';
import type { PortalDb } from '../db/portal-db';
import { moveRows, nextRows, storeOutcomes } from './batch.queries';
import type { BatchWork, RowOutcome, WorkContext, WorkRow } from './batch-work';

/** Rows that are saved in one transaction: few enough that the portal answers others in between. */
const AT_A_TIME = 2_000;

type Act = (
  context: WorkContext,
  trx: Transaction<PortalDb>,
  rows: readonly WorkRow[],
) => Promise<readonly RowOutcome[]>;

/** Work on tables of the portal: what became of rows is recorded in the transaction that saves them. */
interface RowsWork extends Pick<BatchWork, 'check'> {
  readonly save: Act;
  readonly undo: Act;
}

/** Rolls back a batch that saves all of its rows or none. */
class RowRefused extends Error {
  constructor(readonly outcomes: readonly RowOutcome[]) {
    super('A row of the batch was refused.');
  }
}

function actOnNext(context: WorkContext, from: 'ready' | 'saved', act: Act): Promise<boolean> {
  const { portal, batchId } = context;
  return portal.db.transaction().execute(async (trx) => {
    const rows = await nextRows(trx, batchId, [from], AT_A_TIME);
    if (rows.length === 0) return false;
    await storeOutcomes(trx, batchId, await act(context, trx, rows));
    return true;
  });
}

/** Saves all rows in one transaction. If one is refused now, none is saved. */
async function saveAll(context: WorkContext, save: Act): Promise<void> {
  const { portal, batchId } = context;
  const saving = portal.db.transaction().execute(async (trx) => {
    for (;;) {
      const rows = await nextRows(trx, batchId, ['ready'], AT_A_TIME);
      if (rows.length === 0) return;
      const outcomes = await save(context, trx, rows);
      const wrong = outcomes.filter(({ result }) => result === 'refused');
      if (wrong.length > 0) throw new RowRefused(wrong);
      await storeOutcomes(trx, batchId, outcomes);
    }
  });
  await saving.catch(async (error: unknown) => {
    if (!(error instanceof RowRefused)) throw error;
    await storeOutcomes(portal.db, batchId, error.outcomes);
    await moveRows(portal.db, batchId, 'ready', 'not-saved');
  });
}

export const rowsInTransactions = ({ check, save, undo }: RowsWork): BatchWork => ({
  check,
  saveNext: (context) => actOnNext(context, 'ready', save),
  undoNext: (context) => actOnNext(context, 'saved', undo),
  async saveAll(context) {
    await saveAll(context, save);
    return false;
  },
});
