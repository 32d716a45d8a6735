import type { LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import type { UploadedFile } from '../http/call';
import type { StoredAttachment } from './email.tables';

export const PDF = 'application/pdf';

/** Stores uploaded PDFs for the order that sends them, and the history that shows them. */
async function stored(portal: AppContext, loan: LoanDocument, id: string, files: readonly UploadedFile[]) {
  const attachments: StoredAttachment[] = [];
  for (const [index, file] of files.entries()) {
    const storageKey = keyOf(loan, id, index);
    await portal.files.put(storageKey, file.bytes, PDF);
    attachments.push({ name: file.name, size: file.size, storageKey });
  }
  return attachments;
}

const keyOf = (loan: LoanDocument, id: string, index: number): string => `emails/${loan.sLNm}/${id}/${index + 1}.pdf`;

/** Removes the bytes of an email that was not recorded: its sending failed, or another request with the same key was first. */
async function removeUnrecorded(portal: AppContext, loan: LoanDocument, id: string, count: number): Promise<void> {
  const recorded = portal.db.selectFrom('portal.email_sent').select('id').where('id', '=', id);
  // A commit may have lost its answer. What we cannot look up stays.
  if (count === 0 || (await recorded.executeTakeFirst())) return;
  await Promise.allSettled(Array.from({ length: count }, (_, index) => portal.files.remove(keyOf(loan, id, index))));
}

/** Stores uploaded PDFs while `record` records the email with this ID. If it records none, their bytes are removed. */
export async function withUploaded<T>(
  portal: AppContext,
  loan: LoanDocument,
  { id, files }: { readonly id: string; readonly files: readonly UploadedFile[] },
  record: (attachments: readonly StoredAttachment[]) => Promise<T>,
): Promise<T> {
  try {
    return await record(await stored(portal, loan, id, files));
  } finally {
    await removeUnrecorded(portal, loan, id, files.length).catch(() => undefined);
  }
}
