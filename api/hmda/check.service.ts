import type { Kysely } from 'kysely';
import { correctionPage } from '../../domain/hmda/correction';
import { findingsOf, questionedValues } from '../../domain/hmda/edits/row-edits';
import type { Filing } from '../../domain/hmda/transmittal';
import type { LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import { type Confirmations, confirmationOf, confirmationsOf } from './confirmations';
import type { StoredFinding } from './hmda.tables';
import { builtRow, type RegisterBasis, registerBasis } from './register.service';
import { filedRows, isChecked } from './register-rows';

/** Loans that one call checks; the LOS answers no more at once. */
const BATCH = 500;
type Check = ReturnType<typeof checkOf>[number];

/** Thousands of dollars below which an income is low (edit Q640). */
const LOW_INCOME = 10;

/** The row of a loan and what the edits say of it, with what was confirmed; undefined for a loan that is not in the register. */
export function checkedRow(loan: LoanDocument, basis: RegisterBasis, confirmations: Confirmations) {
  const built = builtRow(loan, basis);
  if (built === undefined) return undefined;
  const { row, missing } = built;
  const findings = findingsOf(row, missing).map((found): StoredFinding => {
    const given = confirmationOf(confirmations, loan.sLNm, found.edit, questionedValues(found.edit, row));
    return { ...found, page: correctionPage(found.field, loan), ...(given && { confirmed: given.confirmed }) };
  });
  return { row, findings };
}

/** The check of a loan as it is stored. */
export function checkOf(loan: LoanDocument, basis: RegisterBasis, confirmations: Confirmations) {
  const checked = checkedRow(loan, basis, confirmations);
  if (checked === undefined) return [];
  const { row, findings } = checked;
  return [
    {
      ...{ loan_num: loan.sLNm, version: loan.version, basis: basis.basis },
      findings: JSON.stringify(findings),
      ...{ uli: row.uli, purpose: row.loanPurpose, preapproval: row.preapproval },
      is_low_income: /^-?\d+$/.test(row.income) && Number(row.income) < LOW_INCOME,
    },
  ];
}

/** Those of the next loans of a filing that can be checked: the register knows a loan as it is in the LOS. */
async function nextChecks(portal: AppContext, filing: Filing, basis: RegisterBasis) {
  for (let after = ''; ; ) {
    const next = await filedRows(portal, basis.basis, filing)
      .where(isChecked, '=', false)
      .where('record.loan_num', '>', after)
      .orderBy('record.loan_num')
      .limit(BATCH)
      .execute();
    const last = next.at(-1);
    if (last === undefined) return [];
    const versions = new Map(next.map((row) => [row.loan_num, row.version]));
    const loans = await portal.los.loadLoans([...versions.keys()]);
    const confirmations = await confirmationsOf(portal, [...versions.keys()]);
    const checks = loans.flatMap((loan) =>
      versions.get(loan.sLNm) === loan.version ? checkOf(loan, basis, confirmations) : [],
    );
    if (checks.length > 0) return checks;
    after = last.loan_num;
  }
}

/** Stores checks; those of loans that were checked as they are now stay, unless something was confirmed since. */
export async function storeChecks(db: Kysely<PortalDb>, checks: readonly Check[], isConfirmed: boolean): Promise<void> {
  await db
    .insertInto('portal.hmda_checks')
    .values([...checks])
    .onConflict((conflict) =>
      conflict
        .column('loan_num')
        .doUpdateSet((of) => ({
          ...{ version: of.ref('excluded.version'), basis: of.ref('excluded.basis') },
          ...{ findings: of.ref('excluded.findings'), uli: of.ref('excluded.uli') },
          ...{ purpose: of.ref('excluded.purpose'), preapproval: of.ref('excluded.preapproval') },
          is_low_income: of.ref('excluded.is_low_income'),
        }))
        .where((of) =>
          of.or([
            of.val(isConfirmed),
            of('portal.hmda_checks.version', '!=', of.ref('excluded.version')),
            of('portal.hmda_checks.basis', '!=', of.ref('excluded.basis')),
          ]),
        ),
    )
    .execute();
}

/** Checks the next loans of a filing that were not checked as they are now. Returns how many. */
async function checkNext(portal: AppContext, filing: Filing, basis: RegisterBasis): Promise<number> {
  const checks = await nextChecks(portal, filing, basis);
  if (checks.length > 0) await storeChecks(portal.db, checks, false);
  return checks.length;
}

/** How far a filing is checked. */
const progressOf = (portal: AppContext, filing: Filing, basis: string) =>
  filedRows(portal, basis, filing)
    .clearSelect()
    .select((of) => [of.fn.countAll<number>().as('loans'), of.fn.count<number>('found.loan_num').as('checked')])
    .executeTakeFirstOrThrow();

/** Checks some more loans of a filing; done when the rest cannot be checked now. */
export async function checkSome(portal: AppContext, filing: Filing) {
  const basis = await registerBasis(portal);
  const count = await checkNext(portal, filing, basis);
  const progress = await progressOf(portal, filing, basis.basis);
  return { ...progress, done: count === 0 || progress.checked >= progress.loans };
}
