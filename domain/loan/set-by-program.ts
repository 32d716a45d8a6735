import type { LoanValues } from './document';

/** The terms and the price of a program. Users enter them until one is chosen, whose choice sets them from then on. */
export const programTerms = [
  ...(['sLpProductType', 'sLT', 'sLienPosT', 'sTerm', 'sDue', 'sIOnlyMon', 'sNoteIR', 'sQualIR'] as const),
  ...(['sFinMethT', 'sLDiscntPc', 'sLDiscntAmt', 'sLDiscnt1003', 'sLenderCreditAmt'] as const),
  ...(['sArmIndexT', 'sArmIndexNameVstr', 'sRAdjIndexR', 'sRAdjMarginR', 'sRAdj1stCapR', 'sRAdj1stCapMon'] as const),
  ...(['sRAdjCapR', 'sRAdjCapMon', 'sRAdjLifeCapR'] as const),
] satisfies readonly (keyof LoanValues)[];

const names: ReadonlySet<string> = new Set(programTerms);

/** Whether the chosen program sets the field, so that it is not entered by hand. */
export const isSetByProgram = (name: string, loan: Pick<LoanValues, 'sLpTemplateId'>): boolean =>
  Boolean(loan.sLpTemplateId) && names.has(name);
