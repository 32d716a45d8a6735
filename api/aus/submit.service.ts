import { sql } from 'kysely';
import { mayUsePage } from '../../domain/access/permissions';
import { ausFactsOf } from '../../domain/application/submission/aus-facts';
import type { AgencyAccount, AusSubmission } from '../../domain/aus/submission.schemas';
import { creditAgency } from '../../domain/credit/agencies';
import type { LoanDocument } from '../../domain/loan/document';
import { hasEnded } from '../../domain/orders/order-states';
import type { AppContext } from '../app-context';
import { copyReportedDebts } from '../credit/credit.service';
import { invalid, notAuthorized, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { factsHash } from '../los/facts-hash';
import { awaitOrder, ordersOfLoan, placeOrder, type StoredOrder } from '../orders/orders.service';
import { keepAccount } from './accounts.queries';
import { ausOrder } from './aus-order';

/** What users enter for a submission. */
export interface SubmissionInput {
  readonly key?: string | undefined;
  readonly craUserId: string;
  readonly craPassword: string;
  readonly cra: string;
  readonly reissueList: AusSubmission['references'];
  readonly isCopyLiabilities?: boolean;
  readonly sFannieCommunityLendingT?: AusSubmission['sFannieCommunityLendingT'];
}

/** How long a call waits for DU, and for the first answer of LPA. The order goes on after that. */
const WAIT_MS = { DU: 20_000, DO: 20_000, LPA: 5_000 } as const;

/** An account is a user with a password at a known agency, or nothing of it. */
function accountIn({ cra, craUserId, craPassword }: SubmissionInput): AgencyAccount | null {
  if (cra === '' && craUserId === '' && craPassword === '') return null;
  if (creditAgency(cra) === undefined) throw invalid('fields-not-valid', { cra: 'aus-agency-unknown' });
  const missing = {
    ...(craUserId === '' && { craUserId: 'required' as const }),
    ...(craPassword === '' && { craPassword: 'required' as const }),
  };
  if (Object.keys(missing).length > 0) throw invalid('fields-not-valid', missing);
  return { user: craUserId, password: craPassword };
}

const requestOf = (order: StoredOrder): { readonly system?: unknown; readonly key?: unknown } =>
  typeof order.request === 'object' && order.request !== null ? order.request : {};

/** The submissions of a loan to a system, latest first. */
export async function submissionsOf(
  { db, vault }: Pick<AppContext, 'db' | 'vault'>,
  loanNum: string,
  system: AusSubmission['system'],
): Promise<StoredOrder[]> {
  const orders = await ordersOfLoan(db, vault, loanNum, [ausOrder.kind]);
  return orders.filter((order) => requestOf(order).system === system);
}

/** The submission of the same key, if there is one. Throws 409 while another one is open. */
async function placedBefore(
  portal: Pick<AppContext, 'db' | 'vault'>,
  loanNum: string,
  system: AusSubmission['system'],
  key: string | undefined,
): Promise<string | undefined> {
  const orders = await submissionsOf(portal, loanNum, system);
  const same = key === undefined ? undefined : orders.find((order) => requestOf(order).key === key);
  const [latest] = orders;
  if (same === undefined && latest && !hasEnded(latest.state)) throw refuse('conflict', 'aus-still-running');
  return same?.id;
}

/**
 * Places a submission and waits a while for its result. One at a time for each system of a loan, so that a second click does not
 * submit it twice; a repeated key answers the submission that was placed with it.
 */
export async function submitLoan(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  system: AusSubmission['system'],
  input: SubmissionInput,
): Promise<StoredOrder> {
  // The debts are part of the application.
  if (input.isCopyLiabilities && !mayUsePage(caller.actor, 'application', 'write')) throw notAuthorized();
  const account = accountIn(input);
  const { sLNm: loanNum } = loan;
  const { key } = input;
  const wait = (id: string) => awaitOrder(portal, id, WAIT_MS[system], ({ state }) => state === 'waiting');
  const before = await placedBefore(portal, loanNum, system, key);
  if (before !== undefined) return wait(before);
  const submitted = input.isCopyLiabilities ? await copyReportedDebts(portal, caller, loan) : loan;
  const { reissueList: references, sFannieCommunityLendingT } = input;
  const agency = account === null ? null : input.cra;
  const id = await portal.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`aus:${system}:${loanNum}`}, 0))`.execute(trx);
    const faster = await placedBefore({ ...portal, db: trx }, loanNum, system, key);
    if (faster !== undefined) return faster;
    const orderId = await placeOrder(portal, trx, ausOrder, {
      loanNum,
      caller,
      request: {
        ...{ system, agency, references: [...references], copyLiabilities: input.isCopyLiabilities ?? false },
        ...(key === undefined ? {} : { key }),
        ...(sFannieCommunityLendingT === undefined ? {} : { sFannieCommunityLendingT }),
        ...{ agencyUser: account?.user ?? null, hash: factsHash(ausFactsOf(submitted, system)) },
      },
      detail: { system, agency },
    });
    if (account) await keepAccount(trx, portal.vault, orderId, account);
    return orderId;
  });
  return wait(id);
}
