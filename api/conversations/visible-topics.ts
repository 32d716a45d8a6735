import type { LoanDocument } from '../../domain/loan/document';
import { isForLenderOnly, mayReadCondition } from '../../domain/underwriting/condition-readers';
import { raisedBy } from '../../domain/underwriting/investor-conditions';
import type { AppContext } from '../app-context';
import { notFound } from '../http/app-error';
import { readLos } from '../loan/gateway.service';
import { offeredByLos } from '../los/offered';

/** The underwriter’s conditions of a loan that a reader may know of; none if the LOS has no conditions. */
export async function knownConditions(
  portal: AppContext,
  reader: { readonly isPml: boolean },
  loanNum: string,
): Promise<readonly { readonly id: string; readonly cat: string }[]> {
  const offered = await offeredByLos(portal.los);
  if (!offered.includes('conditions')) return [];
  const conditions = await readLos(() => portal.los.conditions(loanNum));
  return conditions.filter((one) => raisedBy(one) === 'underwriter' && mayReadCondition(one, reader));
}

/**
 * Whether what is written about a topic is for the lender only. Throws `not-found` (404) for a condition that the loan does not
 * have or that the reader may not know of, which look the same.
 */
export async function requireTopic(
  portal: AppContext,
  reader: { readonly isPml: boolean },
  loan: LoanDocument,
  conditionId: string | null,
): Promise<{ readonly isForLenderOnly: boolean }> {
  if (conditionId === null) return { isForLenderOnly: false };
  const found = (await knownConditions(portal, reader, loan.sLNm)).find(({ id }) => id === conditionId);
  if (!found) throw notFound('no-condition');
  return { isForLenderOnly: isForLenderOnly(found) };
}
