import type { AppContext } from '../app-context';
import { closeEntries, openAudits } from '../audit/audit.service';
import { asAppError, followOrder, isRefusal } from '../loan/gateway.service';
import { LosError, type LosErrorCode } from '../los/los-error';
import type { Operation } from '../los/operation';
import type { PriceSave, PriceSaveResult } from '../los/price-saves.schemas';
import { type EndedSave, markSaved, markSaving, openSaves } from './price-run.queries';

/** The order that saves prices of a run. */
export interface Saving {
  readonly portal: AppContext;
  readonly runId: string;
  readonly orderId: string;
  /** The order's own operation: it has the author. */
  readonly author: Operation;
}

/** What a refusal says about the price: the loan was changed, or its price is another one now. */
const stateOf = (code: LosErrorCode): EndedSave['state'] =>
  code === 'stale' ? 'changed' : code === 'not-offered' ? 'moved' : 'failed';

/**
 * The next saves. Each that has no audit entry gets one, whose ID is stored as the operation of the save. One that a process which
 * died had begun keeps its operation: the LOS answers as before if it was done.
 */
async function begin({ portal, runId, orderId, author }: Saving, limit: number): Promise<PriceSave[]> {
  const caller = { actor: { login: author.by, displayName: author.byName }, requestId: null, address: null };
  return portal.db.transaction().execute(async (trx) => {
    const open = await openSaves(trx, orderId, limit);
    const fresh = open.filter((save) => save.save_operation_id === null);
    const ids = await openAudits(
      trx,
      caller,
      fresh.map(({ loan_num, price }) => ({
        ...{ action: 'loan.save-current-price', subject: `loan:${loan_num}`, after: { price, run: runId } },
      })),
    );
    const saving = fresh.map(({ loan_num: loanNum }, index) => ({ loanNum, operationId: ids[index] ?? '' }));
    await markSaving(trx, runId, saving);
    const begun = new Map(saving.map(({ loanNum, operationId }) => [loanNum, operationId]));
    return open.map(({ loan_num: loanNum, version, price, save_operation_id: earlier }) => ({
      ...{ loanNum, version, price },
      operation: { ...author, id: earlier ?? begun.get(loanNum) ?? '' },
    }));
  });
}

/** Closes the audit entry of each save and stores with the run what became of it. */
async function end(
  { portal, runId }: Saving,
  saves: readonly PriceSave[],
  codeOf: (save: PriceSave) => LosErrorCode | null,
) {
  const ended = saves.map((save) => ({ save, code: codeOf(save) }));
  await portal.db.transaction().execute(async (trx) => {
    for (const code of new Set(ended.map((one) => one.code))) {
      const ids = ended.filter((one) => one.code === code).map(({ save }) => save.operation.id);
      await (code === null ? closeEntries(trx, ids, 'done') : closeEntries(trx, ids, 'failed', { refused: code }));
    }
    await markSaved(
      trx,
      runId,
      ended.map(({ save: { loanNum }, code }) => ({ loanNum, state: code === null ? 'saved' : stateOf(code) })),
    );
  });
}

/** Sends the saves. Returns the code if the LOS refuses the whole call; without an answer they stay open, to be sent again. */
async function send({ portal }: Saving, saves: readonly PriceSave[]): Promise<PriceSaveResult[] | LosErrorCode> {
  try {
    return await portal.los.saveCurrentPrices(saves);
  } catch (error) {
    if (!(error instanceof LosError) || error.code === 'unavailable' || !isRefusal(asAppError(error))) throw error;
    return error.code;
  }
}

/**
 * Saves the next prices of the order, each as a write with its own operation and audit entry. A refusal is stored with its loan and
 * ends nothing else. Returns false if nothing was left.
 */
export async function saveNext(saving: Saving, limit: number): Promise<boolean> {
  const saves = await begin(saving, limit);
  if (saves.length === 0) return false;
  const results = await send(saving, saves);
  if (typeof results === 'string') {
    await end(saving, saves, () => results);
    return true;
  }
  const refused = new Map(results.flatMap((one) => ('refused' in one ? [[one.loanNum, one.refused] as const] : [])));
  await end(saving, saves, ({ loanNum }) => refused.get(loanNum) ?? null);
  const loans = results.flatMap((one) => ('loan' in one ? [one.loan] : []));
  await followOrder(saving.portal, saving.author, ...loans);
  return true;
}
