import type { LoanValues } from './document';

/** Fields that users enter until a program is chosen, whose choice sets them from then on. */
const fields: readonly string[] = ['sNoteIR'] satisfies readonly (keyof LoanValues)[];

/** Whether the chosen program sets the field, so that it is not entered by hand. */
export const isSetByProgram = (name: string, loan: Pick<LoanValues, 'sLpTemplateId'>): boolean =>
  Boolean(loan.sLpTemplateId) && fields.includes(name);
