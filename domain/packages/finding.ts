import type { FieldPath } from '../application/field-path';
import type { LoanPathKey } from '../pages/loan-path';

/** A fatal finding forbids the package, an error must be fixed first, a warning is for the user to judge. */
export const findingSeverities = ['fatal', 'error', 'warning'] as const;
export type FindingSeverity = (typeof findingSeverities)[number];

/** What an audit can find. The text of each is in `packages.findings`. */
export const findingCodes = [
  'missing-field',
  'no-plan',
  'plan-not-in-use',
  'plan-differs',
  'tolerance-breach',
  'section-c-payee',
  'no-provider',
  'escrow-day',
  'no-estimate',
  'not-locked',
  'lock-expires',
  'no-closing-disclosure',
  'closing-too-early',
  'disbursed-too-early',
  'open-conditions',
] as const;
export type FindingCode = (typeof findingCodes)[number];

/** Something that the audit found, with the field or the page that fixes it. */
export interface Finding {
  readonly severity: FindingSeverity;
  readonly code: FindingCode;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly path?: FieldPath;
  readonly page?: LoanPathKey;
}

/** Whether the package may be made. */
export const isClean = (findings: readonly Finding[]): boolean =>
  findings.every(({ severity }) => severity === 'warning');

const ranks = new Map(findingSeverities.map((severity, rank) => [severity, rank]));

/** The gravest first, otherwise in their order. */
export const bySeverity = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => (ranks.get(a.severity) ?? 0) - (ranks.get(b.severity) ?? 0));
