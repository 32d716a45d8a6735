import type { LoanValues } from './document';

/** What identifies the loan originator of a loan (URLA 9). */
export const originatorFields = [
  'sUrlaOriginatorNm',
  'sUrlaOriginatorNmlsId',
  'sUrlaOriginatorLicenseNum',
  'sUrlaOriginatorPhone',
  'sUrlaOriginatorEmail',
] as const satisfies readonly (keyof LoanValues)[];

/** What identifies the organization that the originator works for (URLA 9). */
export const originatorCompanyFields = [
  ...(['sUrlaCompanyNm', 'sUrlaCompanyNmlsId', 'sUrlaCompanyLicenseNum'] as const),
  ...(['sUrlaCompanyAddr', 'sUrlaCompanyCity', 'sUrlaCompanyState', 'sUrlaCompanyZip'] as const),
] satisfies readonly (keyof LoanValues)[];

/** How the stated originator relates to the loan officer: the same person, another one, or unknown while one has no name. */
export function originatorSource(
  loan: Pick<LoanValues, 'sUrlaOriginatorNm' | 'sEmployeeLoanRepName'>,
): 'officer' | 'other' | undefined {
  const [stated, officer] = [loan.sUrlaOriginatorNm, loan.sEmployeeLoanRepName].map((name) => name?.trim() ?? '');
  if (!stated || !officer) return undefined;
  return stated.toLowerCase() === officer.toLowerCase() ? 'officer' : 'other';
}
