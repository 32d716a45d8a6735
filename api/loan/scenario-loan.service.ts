import { requestedChange } from '../../domain/pricing/saved-scenario';
import type { ScenarioBody } from '../../domain/scenarios/scenario.schemas';
import type { AppContext } from '../app-context';
import type { Caller } from '../http/caller';
import type { CreationRequest } from './creation/creation-request';
import { createLoan } from './loan-create.service';

const [RETAIL, WHOLESALE] = ['1', '2'] as const;

/** Creates a loan with the facts of a scenario that a loan stores. Throws like `createLoan`. */
export async function loanOfScenario(
  portal: AppContext,
  caller: Caller,
  fields: ScenarioBody['fields'],
  request?: CreationRequest,
): Promise<{ readonly loanNum: string }> {
  const { aProdBCitizenT, ...facts } = requestedChange(fields);
  const sent = {
    ...facts,
    sBranchChannelT: caller.actor.isPml ? WHOLESALE : RETAIL,
    ...(aProdBCitizenT === undefined ? {} : { applicants: [{ aProdBCitizenT }] }),
  };
  return { loanNum: await createLoan(portal, caller, sent, request) };
}
