import { byStage, requirementsOf, type StageRequirements } from '../../domain/application/requirements/requirements-of';
import { SUBMISSION_FOLDER } from '../../domain/documents/submission-folder';
import { pacificDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import { countSubmissionFiles } from '../../domain/registration/can-register';
import type { AppContext } from '../app-context';
import { readCompliance } from '../compliance/compliance.service';
import type { Actor } from '../http/actor';
import { readLos } from '../loan/gateway.service';
import { offeredByLos } from '../los/offered';

/** Documents of the submission; undefined if the LOS stores none. */
async function submissionFilesOf(portal: AppContext, loanNum: string): Promise<number | undefined> {
  const offered = await offeredByLos(portal.los);
  if (!offered.includes('documents')) return undefined;
  return countSubmissionFiles(await readLos(() => portal.los.files(loanNum, { folderName: SUBMISSION_FOLDER })));
}

/**
 * The missing items of each stage, from the same rules that pages and refusals use, with the server's files and date. Those of
 * compliance are for the lender's own users.
 */
export async function readRequirements(
  portal: AppContext,
  actor: Actor,
  loan: LoanDocument,
): Promise<{ version: number; stages: readonly StageRequirements[] }> {
  const facts = {
    today: pacificDate(portal.clock()),
    submissionFiles: await submissionFilesOf(portal, loan.sLNm),
    compliance: actor.isPml ? undefined : (await readCompliance(portal, loan)).tests,
  };
  return { version: loan.version, stages: byStage(requirementsOf(loan, facts)) };
}
