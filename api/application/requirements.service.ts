import { byStage, requirementsOf, type StageRequirements } from '../../domain/application/requirements/requirements-of';
import { pacificDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import { countSubmissionFiles, SUBMISSION_FOLDER } from '../../domain/registration/can-register';
import type { AppContext } from '../app-context';
import { listDocuments } from '../documents/documents.service';

/** What the stages of a loan still need, by the table that pages and refusals read, with the files and the day of the server. */
export async function readRequirements(
  portal: AppContext,
  loan: LoanDocument,
): Promise<{ version: number; stages: readonly StageRequirements[] }> {
  const files = await listDocuments(portal, loan.sLNm, { folderName: SUBMISSION_FOLDER });
  const facts = { today: pacificDate(portal.clock()), submissionFiles: countSubmissionFiles(files) };
  return { version: loan.version, stages: byStage(requirementsOf(loan, facts)) };
}
