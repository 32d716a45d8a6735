import { sql } from 'kysely';
import { followedLoan } from '../../../domain/application/change/followed-loan';
import { pacificDate } from '../../../domain/format/date';
import type { LoanDocument } from '../../../domain/loan/document';
import type { LoanChange } from '../../../domain/loan/loan-document.schemas';
import { needsAdoption } from '../../../domain/locks/adopt-lock';
import { noLock } from '../../../domain/locks/lock-record';
import type { PricingCatalog } from '../../../domain/pricing/pricing-catalog.schemas';
import { sealJson } from '../../ports/keys/sealed-json';
import type { LoanWrite } from '../journal/loan-write';
import type { OperationRequest } from '../journal/operations';
import { recordChange } from '../journal/record-change';
import { changedLoan } from '../loan-rules/changed-loan';
import { nextVersion } from '../loan-rules/next-version';
import { loadLoan, loanPlace } from './find-loan';
import { readLock } from './lock-store';
import type { Db } from './los-db';

interface QuickChange {
  readonly change: LoanChange;
  readonly requested: OperationRequest;
  readonly write: LoanWrite;
  readonly catalog: () => Promise<PricingCatalog>;
  readonly newId: () => string;
}

/**
 * Changes fields of a loan like `changeLoan`, in one statement and without holding the loan while the next version is computed. Null,
 * with nothing done, where that is not possible: for a repeated operation, a loan that someone else changes at the same time, a change
 * without effect, and a loan whose lock may have to be recorded first.
 */
export async function changeQuickly(
  db: Db,
  { change, requested, write, catalog, newId }: QuickChange,
): Promise<LoanDocument | null> {
  const { loanNum, now, vault } = write;
  const held = await loadLoan(db, vault, loanNum);
  if (held.version !== change.version) return null;
  // Only a loan that says that it is locked can lack the record of its lock.
  if (needsAdoption(held, noLock) && needsAdoption(held, await readLock(db, vault, loanNum))) return null;
  const changed = changedLoan(held, change, newId);
  const followed = changed.sLpTemplateId
    ? followedLoan(held, changed, { catalog: await catalog(), today: pacificDate(now) })
    : changed;
  const next = nextVersion(held, followed, now);
  if (next === held || next.sStatusT !== held.sStatusT) return null;
  const doc = sealJson(vault, next, loanPlace(loanNum, next.version));
  const stored = sql`
    update los.loans set version = ${next.version}, doc = ${doc}, updated_at = ${now} from remembered
    where loan_num = ${loanNum} and version = ${held.version} returning loan_num`;
  return (await recordChange(db, { before: held, after: next, write, requested, stored })) ? next : null;
}
