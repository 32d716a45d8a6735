import { folderOfType } from '../../domain/documents/document-types';
import type { AppContext } from '../app-context';
import { contentId, fileDocument } from '../documents/documents.service';
import type { Caller } from '../http/caller';
import { type LosAuthor, readLos } from '../loan/gateway.service';
import { offeredByLos } from '../los/offered';

const CREDIT_REPORT = 'CREDIT REPORT';

interface PrintedReport {
  readonly loanNum: string;
  readonly id: string;
  readonly number: string;
  readonly pdf: Buffer;
}

/** Files the agency's printed report once among the documents of the loan. Null if the LOS keeps no documents. */
export async function fileReport(
  portal: AppContext,
  author: Caller<LosAuthor>,
  { loanNum, id: report, number, pdf }: PrintedReport,
): Promise<string | null> {
  if (!(await offeredByLos(portal.los)).includes('documents')) return null;
  const id = await contentId([loanNum, CREDIT_REPORT, report]);
  const filed = await readLos(() => portal.los.files(loanNum, { docType: CREDIT_REPORT, replaced: true }));
  if (filed.some((file) => file.id === id)) return id;
  const filing = { loanNum, folderName: folderOfType(CREDIT_REPORT) ?? CREDIT_REPORT, docType: CREDIT_REPORT };
  const name = `${CREDIT_REPORT} ${number.replaceAll(/[^\w-]/g, '')}.pdf`;
  return fileDocument(portal, author, filing, { id, name, bytes: pdf });
}
