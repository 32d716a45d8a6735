import { validateLoanChange } from '../../domain/application/change/loan-change';
import { emptyDocument, type NewLoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { invalid } from '../http/app-error';
import type { Caller } from '../http/caller';
import { changeRules, newLoanDefaults, organizationOf, retiredCodes } from '../reference/reference.service';
import { assertNoticeDay } from './adverse-action';
import { createOnce, repeatedCreation } from './creation/create-once.service';
import type { CreationRequest } from './creation/creation-request';
import type { CreationWrite } from './creation/send-creation';
import { lenderDecisions } from './lender-decisions.service';
import { type Input, withRecordIds } from './loan.service';
import { creatorOriginator, originatorOrganization } from './loan-originator';
import { creatorAssigned, type Placement, placeNewLoan } from './loan-placement';
import { placeOfNewLoan } from './property-place';

/** Required for every new loan; for an imported loan, the file states the purpose. */
const REQUIRED = ['sBranchChannelT', 'sLPurposeT'] as const;

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * Creates a loan from fields by LOS name, and answers its number; a repeated request gets the loan of the first one. Throws `invalid`
 * (422) with every missing or invalid field.
 */
export async function createLoan(
  portal: AppContext,
  caller: Caller,
  sent: Input,
  request?: CreationRequest,
): Promise<string> {
  const write: CreationWrite = { action: 'loan.create', request };
  const repeated = await repeatedCreation(portal, caller, write);
  if (repeated !== undefined) return repeated;
  const missing = REQUIRED.filter((name) => isBlank(sent[name])).map((name) => [name, 'required'] as const);
  const retired = await retiredCodes(portal.db);
  const { changes, fields } = validateLoanChange(withRecordIds(sent), undefined, retired);
  assertNoticeDay(caller.actor, {}, changes, portal.clock());
  // Only the LOS computes computed fields.
  const draft: NewLoanDocument = { ...emptyDocument(), ...changes };
  const placed = placeNewLoan(caller.actor, draft, await organizationOf(portal.db));
  const problems = { ...placed.fields, ...fields, ...Object.fromEntries(missing) };
  if (Object.keys(problems).length > 0) throw invalid('fields-missing', problems);
  const { placement } = placed;
  const defaults = await newLoanDefaults(portal.db, placement.sBranchChannelT, sent);
  return storeNewLoan(portal, caller, { ...defaults, ...draft, ...placement }, write);
}

/** The placement of an imported loan. Throws `invalid` (422) with the fields that the user still has to fill in. */
export async function placeImport(portal: AppContext, actor: Actor, requested: Placement): Promise<Placement> {
  const { changes, fields } = validateLoanChange({ ...requested });
  const placed = placeNewLoan(actor, changes, await organizationOf(portal.db));
  const problems = { ...placed.fields, ...fields };
  if (Object.keys(problems).length > 0) throw invalid('say-placement', problems);
  return placed.placement;
}

/** Stores a validated draft, assigns its creator, who is also its originator unless another is stated, and adds it to the pipeline. */
export async function storeNewLoan(
  portal: AppContext,
  caller: Caller,
  draft: NewLoanDocument,
  write: CreationWrite,
): Promise<string> {
  const decisions = lenderDecisions(await changeRules(portal.db), {});
  const originator = {
    ...(await creatorOriginator(portal, caller.actor, draft)),
    ...(await originatorOrganization(portal, draft)),
  };
  const place = await placeOfNewLoan(portal, draft);
  return createOnce(portal, caller, write, {
    ...draft,
    ...place,
    ...originator,
    ...decisions,
    ...creatorAssigned(caller.actor),
  });
}
