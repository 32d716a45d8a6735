import { mayUsePage } from '../../domain/access/permissions';
import type { AgencyAccount, AusSubmission } from '../../domain/aus/submission.schemas';
import { creditAgency } from '../../domain/credit/agencies';
import type { LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import { invalid, notAuthorized } from '../http/app-error';
import type { Caller } from '../http/caller';
import { awaitOrder, type StoredOrder } from '../orders/orders.service';
import { placeSubmission } from './place-submission';

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
  const { reissueList: references, sFannieCommunityLendingT, key } = input;
  const agency = account === null ? null : input.cra;
  const id = await placeSubmission(portal, caller, loan, {
    request: {
      ...{ system, agency, references: [...references], copyLiabilities: input.isCopyLiabilities ?? false },
      ...(key === undefined ? {} : { key }),
      ...(sFannieCommunityLendingT === undefined ? {} : { sFannieCommunityLendingT }),
      agencyUser: account?.user ?? null,
    },
    account,
  });
  return awaitOrder(portal, id, WAIT_MS[system], ({ state }) => state === 'waiting');
}
