import type { z } from 'zod';
import { editKind } from '../../domain/hmda/edits/edit-text';
import { questionedValues } from '../../domain/hmda/edits/row-edits';
import type { HmdaLoanDetail, hmdaCorrection } from '../../domain/hmda/hmda.schemas';
import { calculatedStatus, HOEPA, reportsEntered } from '../../domain/hmda/hoepa-status';
import { type LarField, type LarRow, loanFieldOf } from '../../domain/hmda/lar-fields';
import { registerValuesOf } from '../../domain/hmda/register-fields';
import type { LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import { invalid, notFound, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { stale } from '../http/records';
import { readLos } from '../loan/gateway.service';
import { changeLoan } from '../loan/loan.service';
import { checkedRow, checkOf, storeChecks } from './check.service';
import {
  type Confirmations,
  confirmationOf,
  confirmationsOf,
  lockConfirmations,
  storeConfirmation,
} from './confirmations';
import { loanOf, shownFinding } from './loans.service';
import { type RegisterBasis, registerBasis } from './register.service';
import { registerRows } from './register-rows';

/** The values that an edit questions, as they are reported. Of fields that are made of the same field of the loan, all are joined. */
function reportedOf(edit: string, row: LarRow): HmdaLoanDetail['findings'][number]['reported'] {
  const values = new Map<string, string[]>();
  if (editKind(edit) !== 'quality') return [];
  for (const [name, value] of Object.entries(questionedValues(edit, row) ?? {})) {
    const field = loanFieldOf(name as LarField);
    if (field !== null && value) values.set(field, [...(values.get(field) ?? []), value]);
  }
  return [...values].map(([field, all]) => ({ field, value: all.join(', ') }));
}

/** The HOEPA status of a loan as it is calculated, and what someone entered instead. */
function hoepaOf(loan: LoanDocument, { apor }: RegisterBasis, confirmations: Confirmations): HmdaLoanDetail['hoepa'] {
  const entered = loan.sHmdaHoepaStatus ?? null;
  const said = entered === null ? undefined : confirmationOf(confirmations, loan.sLNm, HOEPA, { entered });
  return {
    ...{ calculated: calculatedStatus(loan, apor), entered, isReported: reportsEntered(loan, apor) },
    ...{ by: said?.confirmed ?? null, reason: said?.reason ?? null },
  };
}

/** One loan of the register, checked as the LOS has it now; a loan that a correction takes out of it is not found. */
async function detailOf(portal: AppContext, loan: LoanDocument): Promise<HmdaLoanDetail> {
  const basis = await registerBasis(portal);
  const row = await registerRows(portal, basis.basis).where('record.loan_num', '=', loan.sLNm).executeTakeFirst();
  if (!row) throw notFound('no-loan');
  const confirmations = await confirmationsOf(portal, [loan.sLNm]);
  const checked = checkedRow(loan, basis, confirmations);
  return {
    ...loanOf(row),
    ...{ isChecked: checked !== undefined, version: loan.version, status: loan.sStatusT ?? null },
    values: registerValuesOf(loan),
    hoepa: hoepaOf(loan, basis, confirmations),
    findings: (checked?.findings ?? []).map((found) => ({
      ...shownFinding(found),
      reported: checked ? reportedOf(found.edit, checked.row) : [],
      reason: checked ? reasonOf(confirmations, loan, found.edit, checked.row) : null,
    })),
  };
}

const reasonOf = (confirmations: Confirmations, { sLNm }: LoanDocument, edit: string, row: LarRow): string | null =>
  confirmationOf(confirmations, sLNm, edit, questionedValues(edit, row))?.reason ?? null;

const load = (portal: AppContext, loanNum: string): Promise<LoanDocument> =>
  readLos(() => portal.los.loadLoan(loanNum));

/** One loan of the register with its edits, and what can be corrected there. */
export const hmdaLoanOf = async (portal: AppContext, loanNum: string): Promise<HmdaLoanDetail> =>
  detailOf(portal, await load(portal, loanNum));

/** The loan, if it is in the register and as the author saw it; 409 with the current one otherwise. */
async function seenLoan(portal: AppContext, loanNum: string, version: number): Promise<LoanDocument> {
  const loan = await load(portal, loanNum);
  const detail = await detailOf(portal, loan);
  if (version !== loan.version) throw stale(detail);
  return loan;
}

type Correction = z.output<typeof hmdaCorrection>;

/** Throws 422 for a HOEPA status that is entered without a reason. */
function assertHoepaReason({ values: { sHmdaHoepaStatus: entered }, hoepaReason }: Correction): void {
  const isCleared = entered === undefined || entered === null || entered === '';
  if (!isCleared && hoepaReason === undefined) throw invalid('fields-not-valid', { hoepaReason: 'required' });
}

/**
 * Keeps who entered the HOEPA status that the loan has now, and why. A correction that was refused changes no reason: the loan comes first,
 * and a reason counts only for the status that it was given for.
 */
async function keepHoepaReason(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { values, hoepaReason }: Correction,
): Promise<void> {
  if (values.sHmdaHoepaStatus === undefined) return;
  const entered = loan.sHmdaHoepaStatus ?? null;
  const said = { edit: HOEPA, values: { entered }, reason: entered === null ? null : (hoepaReason ?? null) };
  await portal.db
    .transaction()
    .execute((trx) => storeConfirmation(portal, trx, caller, { subject: loan.sLNm, ...said }));
}

/** Corrects facts of the register in the loan. */
export async function correctLoan(
  portal: AppContext,
  caller: Caller,
  loanNum: string,
  correction: Correction,
): Promise<HmdaLoanDetail> {
  const { version, values } = correction;
  const loan = await seenLoan(portal, loanNum, version);
  assertHoepaReason(correction);
  const changed = await changeLoan(portal, caller, loan, { version, fields: values, action: 'hmda.correct' });
  await keepHoepaReason(portal, caller, changed, correction);
  return detailOf(portal, changed);
}

interface Confirmed {
  readonly edit: string;
  readonly version: number;
  readonly reason: string | null;
}

/** Confirms the values that a quality edit questions, or takes that back. Throws 409 if the loan passes the edit now. */
export async function confirmEdit(
  portal: AppContext,
  caller: Caller,
  loanNum: string,
  { edit, version, reason }: Confirmed,
): Promise<HmdaLoanDetail> {
  const loan = await seenLoan(portal, loanNum, version);
  const basis = await registerBasis(portal);
  const checked = checkedRow(loan, basis, new Map());
  const values = checked && questionedValues(edit, checked.row);
  if (values === undefined) throw refuse('conflict', 'hmda-edit-passed');
  await portal.db.transaction().execute(async (trx) => {
    await lockConfirmations(trx, loanNum);
    await storeConfirmation(portal, trx, caller, { subject: loanNum, edit, values, reason });
    const confirmations = await confirmationsOf({ vault: portal.vault, db: trx }, [loanNum]);
    await storeChecks(trx, checkOf(loan, basis, confirmations), true);
  });
  return detailOf(portal, loan);
}
