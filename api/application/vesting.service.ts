import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { capitalizedVesting } from '../../domain/application/vesting/capitalized';
import type { newTitleHolder, storedTitleHolder } from '../../domain/application/vesting/vesting.schemas';
import { vestingText } from '../../domain/application/vesting/vesting-text';
import type { LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import { AppError, invalid, notFound } from '../http/app-error';
import type { Caller } from '../http/caller';
import { assertVersion, changeLoan, type Input } from '../loan/loan.service';

/** Who takes title, how it is written, and how the rules would write it. */
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
  readonly action: string;
}

/** What is refused, named as it was sent: `share` instead of `vestings[2].share`. */
const asSent = (error: unknown): unknown =>
  error instanceof AppError ? error.withFieldNames((name) => name.replace(/^vestings\[\d+]\./, '')) : error;

async function save(portal: AppContext, caller: Caller, loan: LoanDocument, vestings: readonly Input[], write: Write) {
  try {
    return readVesting(await changeLoan(portal, caller, loan, { ...write, fields: { vestings } }));
  } catch (error) {
    throw asSent(error);
  }
}

/** Who takes title has a name, or is a borrower, who has one; and nobody stands on title twice as a borrower. */
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

/** Adds one who takes title. */
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

/** Replaces one who takes title, by ID. */
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

/** Takes somebody off the title, by ID. */
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
  const write = { version: loan.version, action: 'loan.capitalize-vesting', fields };
  return readVesting(await changeLoan(portal, caller, loan, write));
}
