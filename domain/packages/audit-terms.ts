import { borrowerFieldPath } from '../application/field-path';
import { disclosureItems } from '../application/requirements/disclosure-requirements';
import { hasInvalidBeneficiary } from '../disclosure/section-c';
import { goodFaithOf } from '../fees/estimates';
import type { Worksheet } from '../fees/worksheet';
import type { LoanDocument } from '../loan/document';
import { formatCents } from '../numbers/fixed';
import type { Finding } from './finding';
import { type PlanCode, planDifferences, plansOn } from './plan-codes';

/** What a disclosure needs of the borrowers and the loan. Without an email address, the package goes by mail. */
export const missingForDisclosure = (loan: LoanDocument): Finding[] =>
  disclosureItems(loan)
    .filter(({ isMissing }) => isMissing)
    .map(({ name, path, owner }) => ({
      severity: name === 'aBEmail' ? 'warning' : 'error',
      code: 'missing-field',
      path: owner === undefined ? path : borrowerFieldPath(owner, name),
    }));

type LoanField = Exclude<keyof LoanDocument, 'applicants'>;

/** Fields of the loan that have no value. */
export const missingFields = (loan: LoanDocument, names: readonly LoanField[]): Finding[] =>
  names
    .filter((name) => loan[name] === undefined || loan[name] === null || loan[name] === '')
    .map((path) => ({ severity: 'error', code: 'missing-field', path }));

/** Whether the plan is in use and fits the terms of the loan. */
export function planFindings(plan: PlanCode | undefined, loan: LoanDocument, day: string): Finding[] {
  if (plan === undefined) return [{ severity: 'error', code: 'no-plan', path: 'sLpTemplateNm' }];
  const { planCodeId } = plan;
  if (!plansOn(day).includes(plan)) {
    return [{ severity: 'error', code: 'plan-not-in-use', values: { plan: planCodeId } }];
  }
  return planDifferences(plan, loan).map((path) => ({
    ...{ severity: 'error', code: 'plan-differs', path },
    values: { plan: planCodeId },
  }));
}

/** Charges above their tolerance are cured before any document is made; what was refunded is within it (12 CFR 1026.19(f)(2)(v)). */
export function toleranceFindings(loan: LoanDocument, worksheet: Worksheet): Finding[] {
  const cure = goodFaithOf(loan, worksheet)?.owed ?? 0;
  if (cure <= 0) return [];
  return [{ severity: 'fatal', code: 'tolerance-breach', values: { amount: formatCents(cure) }, page: 'loan' }];
}

/** Services that the borrower may shop for: no one with an interest in the loan is paid, and each has a provider. */
export function shoppingFindings({ lines }: Worksheet, providers: ReadonlySet<string> | undefined): Finding[] {
  return lines
    .filter(({ section }) => section === 'C')
    .flatMap((line): Finding[] => {
      const { id, label: fee } = line;
      const values = { fee, line: id };
      const isInvalid = hasInvalidBeneficiary(line);
      const isWithout = providers !== undefined && !providers.has(id);
      return [
        ...(isInvalid ? ([{ severity: 'error', code: 'section-c-payee', values, page: 'loan' }] as const) : []),
        ...(isWithout ? ([{ severity: 'error', code: 'no-provider', values, page: 'loan' }] as const) : []),
      ];
    });
}
