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

/** The number in what a profile or an organization has as its NMLS ID, such as `NMLS 1400237`; null without one. */
export const nmlsIdIn = (text: string | null | undefined): string | null =>
  text?.replaceAll(/\D/g, '').slice(0, 12) || null;

/** How the stated originator relates to the loan officer: the same person, another one, or unknown while one has no name. */
export function originatorSource(
  loan: Pick<LoanValues, 'sUrlaOriginatorNm' | 'sEmployeeLoanRepName'>,
): 'officer' | 'other' | undefined {
  const [stated, officer] = [loan.sUrlaOriginatorNm, loan.sEmployeeLoanRepName].map((name) => name?.trim() ?? '');
  if (!stated || !officer) return undefined;
  return stated.toLowerCase() === officer.toLowerCase() ? 'officer' : 'other';
}
