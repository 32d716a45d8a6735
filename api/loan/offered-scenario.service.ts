import { validateLoanChange } from '../../domain/application/change/loan-change';
import type { LoanDocument } from '../../domain/loan/document';
import { requestedChange } from '../../domain/pricing/saved-scenario';
import type { AppContext } from '../app-context';
import { refuse } from '../http/app-error';
import { retiredCodes } from '../reference/reference.service';

/**
 * Throws `invalid` (422) if a scenario (which is saved with the chosen program) newly chooses a retired code. The LOS checks
 * everything else.
 */
export async function assertOffered(
  portal: Pick<AppContext, 'db'>,
  loan: LoanDocument,
  scenario: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { fields } = validateLoanChange(requestedChange(scenario), loan, await retiredCodes(portal.db));
  // The price list, where programs are chosen, shows the message and no fields.
  const retired = Object.entries(fields).filter(([, problem]) => problem === 'retired-code');
  if (retired.length > 0) throw refuse('invalid', 'retired-code', { fields: Object.fromEntries(retired) });
}
