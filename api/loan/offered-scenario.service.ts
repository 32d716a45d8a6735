import { validateLoanChange } from '../../domain/application/change/loan-change';
import type { LoanDocument } from '../../domain/loan/document';
import { requestedChange } from '../../domain/pricing/saved-scenario';
import type { AppContext } from '../app-context';
import { refuse } from '../http/app-error';
import { retiredCodes } from '../reference/reference.service';

/**
 * Throws `invalid` (422) where a scenario, which is saved with the program that is chosen, newly chooses a code out of use. What
 * else is wrong with it the LOS says.
 */
export async function assertOffered(
  portal: Pick<AppContext, 'db'>,
  loan: LoanDocument,
  scenario: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { fields } = validateLoanChange(requestedChange(scenario), loan, await retiredCodes(portal.db));
  // The price list, where a program is chosen, shows the message and no fields.
  const retired = Object.entries(fields).filter(([, problem]) => problem === 'retired-code');
  if (retired.length > 0) throw refuse('invalid', 'retired-code', { fields: Object.fromEntries(retired) });
}
