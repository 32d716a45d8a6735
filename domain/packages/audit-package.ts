import { worksheetOf } from '../fees/worksheet';
import type { LoanDocument } from '../loan/document';
import {
  closingDisclosureFindings,
  conditionFindings,
  escrowFindings,
  estimateFindings,
  lockFindings,
  rescissionFindings,
} from './audit-closing';
import { missingFields, missingForDisclosure, planFindings, shoppingFindings, toleranceFindings } from './audit-terms';
import { bySeverity, type Finding } from './finding';
import type { PackageFacts } from './package-facts';
import type { PackageType } from './package-types';
import type { PlanCode } from './plan-codes';

/** What an audit is about, and the facts that are not part of the loan. */
export interface AuditInput {
  readonly type: PackageType;
  readonly plan: PlanCode | undefined;
  readonly facts: PackageFacts;
  /** Pacific day. */
  readonly day: string;
  /** The fees of section C with a provider of the written list. */
  readonly providers: ReadonlySet<string>;
  /** Open conditions that come before the documents. */
  readonly openConditions: number;
}

const originator = ['sUrlaOriginatorNm', 'sUrlaOriginatorNmlsId', 'sUrlaCompanyNm', 'sUrlaCompanyNmlsId'] as const;
const closingFields = ['sNoteIR', 'sTerm', 'sSchedDueD1', 'sDisbursementD', 'sTitleInNamesOf'] as const;

function closingDay(loan: LoanDocument): Finding[] {
  return loan.sConsummationD ? [] : missingFields(loan, ['sEstCloseD']);
}

/** What is wrong with a loan for one of its packages, the gravest first. */
export function auditPackage(loan: LoanDocument, input: AuditInput): Finding[] {
  const { type, plan, facts, day, providers, openConditions } = input;
  const worksheet = worksheetOf(loan);
  const isEstimate = type === 'Predisclosure' || type === 'Redisclosure';
  const always = [
    ...toleranceFindings(loan, worksheet),
    ...planFindings(plan, loan, day),
    ...missingForDisclosure(loan),
    ...missingFields(loan, originator),
    ...shoppingFindings(worksheet, isEstimate ? providers : undefined),
  ];
  const later = type === 'Predisclosure' ? [] : estimateFindings(loan);
  const beforeClosing =
    type === 'ClosingDisclosure' || type === 'Closing'
      ? [
          ...missingFields(loan, closingFields),
          ...closingDay(loan),
          ...lockFindings(loan),
          ...escrowFindings(worksheet),
        ]
      : [];
  const atClosing =
    type === 'Closing'
      ? [...closingDisclosureFindings(loan), ...rescissionFindings(loan, facts), ...conditionFindings(openConditions)]
      : [];
  const after = type === 'PostClosing' ? missingFields(loan, ['sSchedDueD1']) : [];
  return bySeverity([...always, ...later, ...beforeClosing, ...atClosing, ...after]);
}
