import { loanPath } from '../../../domain/pages/loan-path';
/** Application pages in the order in which they are completed, by the last segment of their URLs. */
export const applicationSteps = [
  'manager',
  'borrower',
  'employment',
  'asset',
  'liability',
  'reo',
  'loan-property',
  'declaration',
  'demographic',
] as const;

export type ApplicationStep = (typeof applicationSteps)[number];

/** The next step. The last one returns to the first, which lists the missing values. */
export const stepAfter = (step: ApplicationStep): ApplicationStep =>
  applicationSteps[(applicationSteps.indexOf(step) + 1) % applicationSteps.length] ?? 'manager';

export const pathOfStep = (loanNum: string, step: ApplicationStep): string =>
  `${loanPath(loanNum, 'application')}/${step}`;
