import type { Transaction } from 'kysely';
import { pacificDate } from '../../domain/format/date';
import { statusGroup } from '../../domain/loan/status';
import type { SignerView } from '../../domain/signing/borrower-signing.schemas';
import { isWaitedFor, stateAfter, stateAt } from '../../domain/signing/signing-state';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import { refuse } from '../http/app-error';
import type { RequestFacts } from '../http/call';
import { portalCaller } from '../http/caller';
import { readLos } from '../loan/gateway.service';
import { closeForLoan } from './close-package';
import { timesOf } from './package-view';
import { publishSigning } from './publish-signing';
import { signerIn, signerOfSession } from './signer-session.service';
import { signerViewOf } from './signer-view';
import { changePackage, lockPackage, packageById, type StoredSigner, type WholePackage } from './signing.queries';
import { placeDateOrder } from './signing-date-order';
import { placeFilingOrder } from './signing-filing-order';

/** What a signer does, in a package that is locked and open, and that waits for them. */
export interface Act {
  readonly trx: Transaction<PortalDb>;
  readonly whole: WholePackage;
  readonly signer: StoredSigner;
  readonly now: Date;
}

const closed = () => refuse('conflict', 'signing-closed');

/** Ends the package if its loan was withdrawn, canceled or denied meanwhile. */
async function assertLoanOpen(portal: AppContext, packageId: string, loanNum: string): Promise<void> {
  const loan = await readLos(() => portal.los.loadLoan(loanNum));
  if (statusGroup(loan.sStatusT) !== 'ended') return;
  await portal.db.transaction().execute(async (trx) => {
    const whole = await lockPackage(trx, packageId);
    if (whole?.row.state === 'open') await closeForLoan(portal, trx, whole);
  });
  throw closed();
}

/**
 * Runs what a signer does in one transaction, one signer and one tab after the other. `isDone` says whether it happened before, so
 * that a repeated request changes nothing. Throws 401 without a session of this signer, and 409 once the package has ended.
 */
export async function act(
  portal: AppContext,
  { signerId, request }: { readonly signerId: string; readonly request: RequestFacts },
  isDone: (signer: StoredSigner) => boolean,
  run: (act: Act) => Promise<void>,
): Promise<SignerView> {
  const seen = await signerOfSession(portal, signerId, request);
  const before = await packageById(portal.db, seen.package_id);
  if (before?.row.state === 'open') await assertLoanOpen(portal, before.row.id, before.row.loan_num);
  await portal.db.transaction().execute(async (trx) => {
    const whole = await lockPackage(trx, seen.package_id);
    if (whole === undefined) throw closed();
    const signer = signerIn(whole, seen);
    if (isDone(signer)) return;
    const now = portal.clock();
    const { row } = whole;
    const isOpen = stateAt(row.state, row.expires_at.toISOString(), now.toISOString()) === 'open';
    if (!isOpen || !isWaitedFor(timesOf(signer))) throw closed();
    await run({ trx, whole, signer, now });
    await publishSigning(trx, row.loan_num);
  });
  return signerViewOf(portal, seen);
}

/** Stores what follows for the package from a signer who has finished: its state, the filing of copies, and the date of the loan. */
export async function finish(
  portal: AppContext,
  { trx, whole, signer, now }: Act,
  change: Pick<StoredSigner, 'signed_at'> | Pick<StoredSigner, 'ended'>,
): Promise<void> {
  const { row } = whole;
  const signers = whole.signers.map((each) => timesOf(each.id === signer.id ? { ...each, ...change } : each));
  const state = stateAfter(signers);
  await changePackage(trx, row.id, { state, ...(state === 'open' ? {} : { closed_at: now }) });
  if (state === 'open') return;
  // Who has signed keeps a copy, also if another signer declines (15 U.S.C. 7001(e)).
  if (signers.some(({ signedAt }) => signedAt !== null)) await placeFilingOrder(portal, trx, portalCaller, row);
  if (state === 'signed') await placeDateOrder(portal, trx, portalCaller, row, 'signed', pacificDate(now));
}
