import { byStage, needsOf, type StageNeeds } from '../../domain/application/needs/needs-of';
import { pacificDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import { countSubmissionFiles, SUBMISSION_FOLDER } from '../../domain/registration/can-register';
import { listDocuments } from '../documents/documents.service';
import type { Portal } from '../portal';

/** What the stages of a loan still need, by the table that pages and refusals read, with the files and the day of the server. */
export async function readNeeds(
  portal: Portal,
  loan: LoanDocument,
): Promise<{ version: number; stages: readonly StageNeeds[] }> {
  const files = await listDocuments(portal, loan.sLNm, { folderName: SUBMISSION_FOLDER });
  const facts = { today: pacificDate(portal.clock()), submissionFiles: countSubmissionFiles(files) };
  return { version: loan.version, stages: byStage(needsOf(loan, facts)) };
}
