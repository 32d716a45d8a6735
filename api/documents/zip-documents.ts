import type { LoanFile } from '../../domain/documents/loan-file.schemas';
import { pdfFileName } from '../../domain/files/file-name';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import { notFound } from '../http/app-error';
import type { Caller } from '../http/caller';
import { contentOf } from './read-content';
import { visibleDocuments } from './visible-documents';
import { freePath, zipStream } from './zip-stream';

/** The chosen documents that the actor may see, or all in use. One that is not there is an error. */
async function chosenDocuments(
  portal: AppContext,
  { actor }: Caller,
  loanNum: string,
  docIds: string | undefined,
): Promise<LoanFile[]> {
  if (docIds === undefined) return visibleDocuments(portal, actor, loanNum, {});
  const wanted = new Set(docIds.split(','));
  const files = await visibleDocuments(portal, actor, loanNum, { replaced: true });
  const chosen = files.filter(({ id }) => wanted.has(id));
  if (chosen.length < wanted.size) throw notFound('no-document');
  return chosen;
}

/** Documents of a loan as one archive, in their folders. Who took which is in the audit. */
export async function zipDocuments(portal: AppContext, caller: Caller, loanNum: string, docIds: string | undefined) {
  const files = await chosenDocuments(portal, caller, loanNum, docIds);
  await portal.db.transaction().execute((trx) =>
    audit(trx, caller, {
      action: 'documents.export',
      subject: `loan:${loanNum}`,
      after: { documents: files.map(({ id, name }) => ({ id, name })) },
    }),
  );
  const taken = new Set<string>();
  const stream = zipStream(
    files.map((file) => ({
      path: freePath(`${file.folderName.replaceAll('/', '-')}/${pdfFileName(file.name)}`, taken),
      changed: new Date(file.createdTime),
      open: () => contentOf(portal, file),
    })),
  );
  return { stream, contentType: 'application/zip', name: `${loanNum} documents.zip` };
}
