/** The pages of the application in the order in which it is filled in: the last part of their addresses. */
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

/** The step after this one; the last leads back to the first, where what is missing stands. */
export const stepAfter = (step: ApplicationStep): ApplicationStep =>
  applicationSteps[(applicationSteps.indexOf(step) + 1) % applicationSteps.length] ?? 'manager';

export const pathOfStep = (loanNum: string, step: ApplicationStep): string => `/loans/${loanNum}/app/${step}`;
