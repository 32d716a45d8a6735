import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { capitalizedVesting } from '../../domain/application/vesting/capitalized';
import type { newTitleHolder, storedTitleHolder } from '../../domain/application/vesting/vesting.schemas';
import { vestingText } from '../../domain/application/vesting/vesting-text';
import type { AuditAction } from '../../domain/audit/audit-actions';
import type { LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import { AppError, invalid, notFound } from '../http/app-error';
import type { Caller } from '../http/caller';
import { assertVersion, changeLoan, type Input } from '../loan/loan.service';

/** The title holders, the vesting as written, and as the rules would compose it. */
export function readVesting(loan: LoanDocument) {
  return {
    version: loan.version,
    records: (loan.vestings ?? []).map((record) => ({ ...record })),
    sTitleInNamesOf: loan.sTitleInNamesOf ?? null,
    sTitleCurrentNames: loan.sTitleCurrentNames ?? null,
    composed: vestingText(loan),
  };
}

interface Write {
  readonly version: number;
  readonly action: AuditAction;
}

/** Names refused fields as they were sent: `share` instead of `vestings[2].share`. */
const asSent = (error: unknown): unknown =>
  error instanceof AppError ? error.withFieldNames((name) => name.replace(/^vestings\[\d+]\./, '')) : error;

async function save(portal: AppContext, caller: Caller, loan: LoanDocument, vestings: readonly Input[], write: Write) {
  try {
    return readVesting(await changeLoan(portal, caller, loan, { ...write, fields: { vestings } }));
  } catch (error) {
    throw asSent(error);
  }
}

/** A title holder needs a name or must be a borrower, and a borrower can hold title only once. */
function assertHolder(loan: LoanDocument, id: string, holder: Input): void {
  const { owners } = holder;
  const [owner]: readonly unknown[] = Array.isArray(owners) ? owners : [];
  const others = (loan.vestings ?? []).filter((record) => record.id !== id);
  if (others.some((record) => owner !== undefined && record.owners[0] === owner)) {
    throw invalid('fields-not-valid', { owners: 'already-on-title' });
  }
  const named = [holder.firstName, holder.lastName, holder.entityName].some(
    (name) => typeof name === 'string' && name.trim(),
  );
  if (!named && owner === undefined) throw invalid('fields-not-valid', { lastName: 'required' });
}

/** Adds a title holder. */
export async function addTitleHolder(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { version, ...sent }: z.infer<typeof newTitleHolder>,
) {
  const holder = { owners: [], ...sent, id: randomUUID() };
  assertVersion(loan, version);
  assertHolder(loan, holder.id, holder);
  const vestings = [...(loan.vestings ?? []).map((record) => ({ ...record })), holder];
  return save(portal, caller, loan, vestings, { version, action: 'loan.vesting-add' });
}

const assertThere = (loan: LoanDocument, id: string): void => {
  if (!(loan.vestings ?? []).some((record) => record.id === id)) throw notFound('title-holder-not-found');
};

/** Replaces a title holder, by ID. */
export async function replaceTitleHolder(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { version, ...sent }: z.infer<typeof storedTitleHolder>,
) {
  const holder = { owners: [], ...sent };
  assertVersion(loan, version);
  assertThere(loan, holder.id);
  assertHolder(loan, holder.id, holder);
  const vestings = (loan.vestings ?? []).map((record): Input => (record.id === holder.id ? holder : { ...record }));
  return save(portal, caller, loan, vestings, { version, action: 'loan.vesting-change' });
}

/** Removes a title holder, by ID. */
export async function removeTitleHolder(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  request: { readonly id: string; readonly version: number | undefined },
) {
  const { id, version = loan.version } = request;
  assertVersion(loan, version);
  assertThere(loan, id);
  const vestings = (loan.vestings ?? []).filter((record) => record.id !== id).map((record) => ({ ...record }));
  return save(portal, caller, loan, vestings, { version, action: 'loan.vesting-remove' });
}

/** Writes names and vesting texts in capitals. */
export async function capitalizeVesting(portal: AppContext, caller: Caller, loan: LoanDocument) {
  const fields = { ...capitalizedVesting(loan) };
  const write = { version: loan.version, action: 'loan.capitalize-vesting', fields } as const;
  return readVesting(await changeLoan(portal, caller, loan, write));
}
