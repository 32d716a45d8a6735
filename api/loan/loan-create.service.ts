import { validateLoanChange } from '../../domain/application/change/loan-change';
import { emptyDocument, type LoanDocument, type NewLoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { invalid } from '../http/app-error';
import type { Caller } from '../http/caller';
import { newLoanDefaults, organizationOf, retiredCodes } from '../reference/reference.service';
import { writeLos } from './gateway.service';
import { type Input, withRecordIds } from './loan.service';
import { creatorAssigned, type Placement, placeNewLoan } from './loan-placement';
import { followWrite } from './pipeline/index.service';

/** What every new loan says; a file that is imported says the purpose itself. */
const REQUIRED = ['sBranchChannelT', 'sLPurposeT'] as const;

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Creates a loan from fields by LOS name. Throws `invalid` (422) with every field that is missing or not valid. */
export async function createLoan(portal: AppContext, caller: Caller, sent: Input): Promise<LoanDocument> {
  const missing = REQUIRED.filter((name) => isBlank(sent[name])).map((name) => [name, 'required'] as const);
  const retired = await retiredCodes(portal.db);
  const { changes, fields } = validateLoanChange(withRecordIds(sent), undefined, retired);
  // What is computed is the LOS's to compute.
  const draft: NewLoanDocument = { ...emptyDocument(), ...changes };
  const placed = placeNewLoan(caller.actor, draft, await organizationOf(portal.db));
  const problems = { ...placed.fields, ...fields, ...Object.fromEntries(missing) };
  if (Object.keys(problems).length > 0) throw invalid('fields-missing', problems);
  const { placement } = placed;
  const defaults = await newLoanDefaults(portal.db, placement.sBranchChannelT, sent);
  return storeNewLoan(portal, caller, { ...defaults, ...draft, ...placement }, { action: 'loan.create' });
}

/** Where an imported loan goes. Throws `invalid` (422) with the fields that its maker has still to say. */
export async function placeImport(portal: AppContext, actor: Actor, requested: Placement): Promise<Placement> {
  const { changes, fields } = validateLoanChange({ ...requested });
  const placed = placeNewLoan(actor, changes, await organizationOf(portal.db));
  const problems = { ...placed.fields, ...fields };
  if (Object.keys(problems).length > 0) throw invalid('say-placement', problems);
  return placed.placement;
}

/** Stores a checked draft with its maker assigned, and shows it in the pipeline. */
export async function storeNewLoan(
  portal: AppContext,
  caller: Caller,
  draft: NewLoanDocument,
  write: {
    readonly action: string;
    readonly detail?: Record<string, unknown>;
    /** Done before the LOS is asked, with the id of the operation. */
    readonly prepare?: (operationId: string) => Promise<void>;
  },
): Promise<LoanDocument> {
  const assigned: NewLoanDocument = { ...draft, ...creatorAssigned(caller.actor) };
  const { prepare, ...entry } = write;
  const loan = await writeLos(
    portal,
    caller,
    { ...entry, loanNum: 'new', event: 'loan' },
    async (operation) => {
      await prepare?.(operation.id);
      return portal.los.createLoan(operation, assigned);
    },
    ({ sLNm }) => ({ loanNum: sLNm }),
  );
  await followWrite(portal, loan);
  return loan;
}
