import type { LoanDocument } from '../../domain/loan/document';
import { isOpenForRegistration } from '../../domain/registration/can-register';
import type { AppContext } from '../app-context';
import type { Caller } from '../http/caller';
import { assertEditable, writeLoan } from '../loan/gateway.service';

/**
 * Registers the loan once. The LOS checks the requirements and moves the status in one step, so that two simultaneous requests
 * register once. Write permission is checked only while the loan is open for registration: after that, everyone gets the answer
 * that it is already registered.
 */
export async function registerLoan(portal: AppContext, caller: Caller, loan: LoanDocument) {
  if (isOpenForRegistration(loan)) assertEditable(caller.actor, loan);
  const write = { action: 'loan.register', loanNum: loan.sLNm, event: 'loan' } as const;
  const registered = await writeLoan(portal, caller, write, (operation) => portal.los.register(operation, loan.sLNm));
  return { loanNum: registered.sLNm, version: registered.version, sStatusT: registered.sStatusT };
}
