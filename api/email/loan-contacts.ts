import type { Agent } from '../../domain/contacts/agent.schemas';
import type { LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import { readLos } from '../loan/gateway.service';
import { offeredByLos } from '../los/offered';

/** The contacts of the loan, if its LOS has any. */
export async function contactsOf(portal: AppContext, loan: LoanDocument): Promise<readonly Agent[]> {
  const offered = await offeredByLos(portal.los);
  return offered.includes('directory') ? readLos(() => portal.los.agents(loan.sLNm)) : [];
}
