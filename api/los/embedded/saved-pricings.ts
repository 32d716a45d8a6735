import { message } from '../../../domain/messages/message';
import type { PricingCatalog } from '../../../domain/pricing/pricing-catalog.schemas';
import { keptPrices } from '../../../domain/scenarios/saved-pricing';
import type { SavedPricing, SavePricing } from '../../../domain/scenarios/saved-pricing.schemas';
import { openJson, sealJson } from '../../ports/keys/sealed-json';
import type { Vault } from '../../ports/keys/vault';
import type { LoanWrite } from '../journal/loan-write';
import { assertCurrent } from '../loan-rules/changed-loan';
import { LosError } from '../los-error';
import { requireLoan } from './find-loan';
import { lockLoan, storeChanged } from './locked-loan';
import type { Db, Trx } from './los-db';
import { priceOfLoan } from './price';

/** The most versions that a loan's history shows. */
const MOST = 200;

export const pricingPlace = (id: string): string => `los.saved_pricings:${id}:content`;

/** The saved versions of a loan's prices, the newest first. */
export async function savedPricings(db: Db, vault: Vault, loanNum: string): Promise<SavedPricing[]> {
  await requireLoan(db, loanNum);
  const rows = await db
    .selectFrom('los.saved_pricings')
    .select(['id', 'content'])
    .where('loan_num', '=', loanNum)
    .orderBy('number', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ id, content }) => openJson(vault, content, pricingPlace(id)));
}

/**
 * Prices the loan with a scenario and keeps the result. A version that was saved already stays as it is. Throws `stale` if the loan
 * changed since it was read, and `not-offered` for a choice that has no price.
 */
export async function savePricing(
  trx: Trx,
  request: SavePricing,
  catalog: PricingCatalog,
  write: LoanWrite,
): Promise<SavedPricing> {
  const { loanNum, now, operation, vault } = write;
  const stored = await lockLoan(trx, write);
  const rows = trx.selectFrom('los.saved_pricings');
  const saved = await rows.select(['loan_num', 'content']).where('id', '=', request.id).executeTakeFirst();
  if (saved && saved.loan_num !== loanNum) throw new LosError('conflict', 'is-taken');
  if (saved) return openJson(vault, saved.content, pricingPlace(request.id));
  assertCurrent(stored, request.version);
  const { choice, scenario = {} } = request;
  const answer = priceOfLoan(
    stored,
    scenario,
    { catalog, now },
    {
      ...{ rates: 'best', showHidden: true },
      ...(choice ? { focusedProgramId: choice.lLpTemplateId } : {}),
    },
  );
  const { chosen, ...kept } = keptPrices(stored, request, answer);
  if (chosen === undefined) {
    const name = catalog.programs.find(({ lLpTemplateId }) => lLpTemplateId === choice?.lLpTemplateId)?.name;
    if (name === undefined) throw new LosError('not-offered', 'program-gone');
    const rate = choice?.requestedRate ?? '';
    throw new LosError('not-offered', message('rate-not-offered', { program: name, rate }));
  }
  const { latest } = await rows
    .select((of) => of.fn.max('number').as('latest'))
    .where('loan_num', '=', loanNum)
    .executeTakeFirstOrThrow();
  const pricing: SavedPricing = {
    ...{ id: request.id, number: (latest ?? 0) + 1, at: now.toISOString() },
    ...{ by: operation.by, byName: operation.byName, loanVersion: stored.version },
    ...kept,
    chosen,
  };
  const content = sealJson(vault, pricing, pricingPlace(request.id));
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('los.saved_pricings')
    .values({ id: request.id, loan_num: loanNum, number: pricing.number, content })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  // Another loan, whose lock this write does not hold, took the ID in the meantime.
  if (numInsertedOrUpdatedRows !== 1n) throw new LosError('conflict', 'is-taken');
  await storeChanged(trx, stored, stored, write);
  return pricing;
}
