import { setImmediate } from 'node:timers/promises';
import type { Commitment } from '../../../domain/investor/commitment.schemas';
import { currentPricer } from '../../../domain/investor/current-price';
import type { CurrentPrice, CurrentPriceSave } from '../../../domain/investor/current-price.schemas';
import type { LoanDocument } from '../../../domain/loan/document';
import { message } from '../../../domain/messages/message';
import type { PricingCatalog } from '../../../domain/pricing/pricing-catalog.schemas';
import type { ServicingMove } from '../../../domain/servicing/transfer.schemas';
import type { LoanWrite } from '../journal/loan-write';
import { earlierAnswers, rememberAnswers, rememberedOperation } from '../journal/operations';
import { assertCurrent } from '../loan-rules/changed-loan';
import { committedLoan } from '../loan-rules/committed-loan';
import { nextVersion } from '../loan-rules/next-version';
import { LosError } from '../los-error';
import type { PriceSave, PriceSaveResult } from '../price-saves.schemas';
import { lockLoan, lockLoans, storeChanged, storeVersions } from './locked-loan';
import type { Trx } from './los-db';

/** Sets the commitment of a loan. */
export async function saveCommitment(
  trx: Trx,
  { version, commitment }: { readonly version: number; readonly commitment: Commitment },
  write: LoanWrite,
): Promise<LoanDocument> {
  const stored = await lockLoan(trx, write);
  assertCurrent(stored, version);
  return storeChanged(trx, stored, committedLoan(stored, commitment, write.now), write);
}

/** Sets the day on which the servicing of a loan moves, and its number at the new servicer. */
export async function moveServicing(
  trx: Trx,
  { version, ...moved }: ServicingMove,
  write: LoanWrite,
): Promise<LoanDocument> {
  const stored = await lockLoan(trx, write);
  assertCurrent(stored, version);
  return storeChanged(trx, stored, { ...stored, ...moved }, write);
}

/** Prices loans in the order of their numbers. */
export function currentPrices(loans: readonly LoanDocument[], catalog: PricingCatalog, now: Date): CurrentPrice[] {
  const priceOf = currentPricer(catalog, now);
  return loans.map(priceOf).sort((a, b) => (a.loanNum < b.loanNum ? -1 : 1));
}

/** The loan with the price that it has now, if loan and price are still as they were seen. */
function pricedLoan(
  stored: LoanDocument,
  { version, price: seen }: CurrentPriceSave,
  priceOf: (loan: LoanDocument) => CurrentPrice,
  now: Date,
): LoanDocument {
  assertCurrent(stored, version);
  const current = priceOf(stored);
  if (current.price === null) throw new LosError('not-offered', 'no-current-price', { current });
  if (current.price !== seen) {
    throw new LosError('not-offered', message('current-price-moved', { price: current.price }), { current });
  }
  return {
    ...stored,
    sCurrentPrice: current.price,
    sCurrentPriceDays: current.lockDays,
    sCurrentPriceD: now.toISOString(),
  };
}

/** Stores today's price. It is calculated here again, so that what is stored is the price of the loan as it is stored. */
export async function saveCurrentPrice(
  trx: Trx,
  seen: CurrentPriceSave,
  catalog: PricingCatalog,
  write: LoanWrite,
): Promise<LoanDocument> {
  const stored = await lockLoan(trx, write);
  return storeChanged(trx, stored, pricedLoan(stored, seen, currentPricer(catalog, write.now), write.now), write);
}

const refusals = ['stale', 'not-offered'] as const;

/** The next version of a loan, or why it stays as it is. */
function nextOf(
  held: LoanDocument | undefined,
  seen: CurrentPriceSave,
  priceOf: (loan: LoanDocument) => CurrentPrice,
  now: Date,
): { readonly loan: LoanDocument } | { readonly refused: 'not-found' | (typeof refusals)[number] } {
  if (held === undefined) return { refused: 'not-found' };
  try {
    return { loan: nextVersion(held, pricedLoan(held, seen, priceOf, now), now) };
  } catch (error) {
    const refused = error instanceof LosError ? refusals.find((code) => code === error.code) : undefined;
    if (refused === undefined) throw error;
    return { refused };
  }
}

/** Stores today's prices of several loans in one transaction, with a few statements for all of them. */
export async function saveCurrentPrices(
  trx: Trx,
  saves: readonly PriceSave[],
  catalog: PricingCatalog,
  { action, now, vault }: Pick<LoanWrite, 'action' | 'now' | 'vault'>,
): Promise<PriceSaveResult[]> {
  if (saves.length === 0) return [];
  const requestOf = ({ operation, loanNum, version, price }: PriceSave) => ({
    ...{ operation, action, request: [loanNum, { version, price }] },
  });
  // A repeat that arrives while the first is still running waits here, and then finds its answer.
  const loans = await lockLoans(
    trx,
    vault,
    saves.map(({ loanNum }) => loanNum),
  );
  const earlier = await earlierAnswers(trx, vault, saves.map(requestOf));
  const priceOf = currentPricer(catalog, now);
  const results: PriceSaveResult[] = [];
  const written: { save: PriceSave; before: LoanDocument; after: LoanDocument; write: LoanWrite }[] = [];
  for (const save of saves) {
    const { operation, loanNum } = save;
    const answered = earlier.get(operation.id);
    if (answered !== undefined) {
      results.push({ loanNum, loan: answered.answer as LoanDocument });
      continue;
    }
    const before = loans.get(loanNum);
    const next = nextOf(before, save, priceOf, now);
    results.push({ loanNum, ...next });
    if (before && 'loan' in next) {
      written.push({ save, before, after: next.loan, write: { operation, loanNum, action, now, vault } });
    }
    // Others are answered between two loans.
    await setImmediate();
  }
  const answers = written.map(({ save, after }) => ({ ...rememberedOperation(vault, requestOf(save)), answer: after }));
  await rememberAnswers(trx, vault, answers, now);
  await storeVersions(trx, written);
  return results;
}
