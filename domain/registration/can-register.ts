import type { EDisclosureStep } from '../disclosure/edisclosure';
import { SUBMISSION_DOC_TYPE, SUBMISSION_FOLDER } from '../documents/submission-folder';
import type { PlainCode } from '../messages/message';

/** The status that registration moves a loan to. */
export const REGISTERED_STATUS = '3';

/** The missing requirements for registration. */
export type RegistrationRequirement = 'program' | 'edisclosure' | 'submission';

export interface RegistrationFacts {
  /** `sLpTemplateNm`: empty means that no program is selected. */
  readonly programName: string | null | undefined;
  readonly eDisclosure: EDisclosureStep;
  /** Counted submission files. */
  readonly submissionFiles: number;
}

/** The message for each missing requirement (REG-05, -09, -14). */
export const registrationRequirementCodes = {
  program: 'no-program',
  edisclosure: 'not-requested',
  submission: 'no-submission',
} as const satisfies Readonly<Record<RegistrationRequirement, PlainCode>>;

/** The missing requirements for registration, in the order of the steps; empty if it is allowed (REG-20). */
export function missingForRegistration(facts: RegistrationFacts): RegistrationRequirement[] {
  const needs: RegistrationRequirement[] = [];
  if ((facts.programName ?? '').trim() === '') needs.push('program');
  if (facts.eDisclosure === 'none') needs.push('edisclosure');
  if (facts.submissionFiles < 1) needs.push('submission');
  return needs;
}

/** Whether the loan can be registered. */
export function canRegister(facts: RegistrationFacts): boolean {
  return missingForRegistration(facts).length === 0;
}

/** Registration is for loans up to Pre-qual; the screen of any other leads back to the loan (decisions REG-03). */
export function isOpenForRegistration(loan: { readonly sStatusT?: string | null }): boolean {
  return loan.sStatusT === '0' || loan.sStatusT === '1';
}

/** A file as a folder of the loan lists it, by either of the two shapes in use. */
export interface SubmissionFile {
  readonly folderName?: string;
  readonly docType?: string;
  readonly properties?: { readonly docType?: string };
}

/** Whether a file is a submission file. */
export const countsAsSubmission = (file: SubmissionFile): boolean =>
  (file.folderName === undefined || file.folderName === SUBMISSION_FOLDER) &&
  (file.properties?.docType ?? file.docType) === SUBMISSION_DOC_TYPE;

/** How many of the files of the submission folder count. */
export const countSubmissionFiles = (files: readonly SubmissionFile[]): number =>
  files.filter(countsAsSubmission).length;
