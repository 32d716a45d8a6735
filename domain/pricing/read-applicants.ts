import { isCurrentJob } from '../loan/current-job';
import type { FieldSource } from './read-field';

/** Facts of the borrowers from the application, used if the scenario does not state them. */
export interface ApplicantFacts {
  readonly occupancy: string | undefined;
  /** The most restrictive citizenship of all borrowers. */
  readonly citizenship: string | undefined;
  /** At least one borrower is, as the agencies count it. */
  readonly firstTimeBuyer: boolean;
  readonly selfEmployed: boolean;
  /** Named borrowers, at least one. */
  readonly borrowers: number;
  readonly veteran: boolean;
}

export const records = (value: unknown): FieldSource[] =>
  Array.isArray(value) ? value.filter((item): item is FieldSource => typeof item === 'object' && item !== null) : [];

/** Values of a borrower's field for every borrower and co-borrower that is there: `Dob` reads aBDob and aCDob. */
function each(applicants: readonly FieldSource[], before: string, after: string): unknown[] {
  return applicants.flatMap((applicant) =>
    ['B', 'C']
      .filter((who) => applicant[`a${who}FirstNm`] || applicant[`a${who}LastNm`] || applicant[`a${who}Ssn`])
      .map((who) => applicant[`a${before}${who}${after}`]),
  );
}

/** The current job that makes the borrowers of a loan self-employed; an earlier business does not. */
export const selfEmployment = (document: FieldSource): FieldSource | undefined =>
  records(document.employments).find(
    (job) => job.selfEmployed === true && isCurrentJob({ status: typeof job.status === 'string' ? job.status : null }),
  );

/** Reads the applicants and employments of a loan document. */
export function applicantFacts(document: FieldSource): ApplicantFacts {
  const applicants = records(document.applicants);
  const citizenships = each(applicants, 'Prod', 'CitizenT')
    .filter((code): code is string => typeof code === 'string' && code !== '')
    .sort();
  const owned = each(applicants, '', 'DecPastOwnership');
  const occupancy = applicants[0]?.aOccT;
  return {
    occupancy: typeof occupancy === 'string' && occupancy !== '' ? occupancy : undefined,
    citizenship: citizenships.at(-1),
    firstTimeBuyer: owned.includes(false),
    selfEmployed: selfEmployment(document) !== undefined,
    borrowers: Math.max(1, each(applicants, '', 'FirstNm').length),
    veteran: [...each(applicants, '', 'MilitaryService'), ...each(applicants, '', 'MilitarySurvivingSpouse')].some(
      (answer) => answer === true,
    ),
  };
}
