import { receivedTypes } from '../../domain/documents/document-types';
import type { ReceivedDocument } from '../../domain/documents/loan-file.schemas';
import { pacificDate } from '../../domain/format/date';
import type { AppContext } from '../app-context';
import type { Caller } from '../http/caller';
import { readLos, writeLos } from '../loan/gateway.service';

/** The days on which documents were received after closing. */
export const receivedDocuments = (portal: AppContext, loanNum: string) =>
  readLos(async () => [...(await portal.los.receivedDocuments(loanNum))]);

/**
 * Records that a document was received, unless a day is recorded: today, Pacific time, or another day. Null for other types, of which
 * nothing is recorded (DOC-05).
 */
export async function receiveDocument(
  portal: AppContext,
  caller: Caller,
  loanNum: string,
  docType: string,
  date: string = pacificDate(portal.clock()),
): Promise<ReceivedDocument | null> {
  if (!receivedTypes.includes(docType)) return null;
  const write = { action: 'documents.receive', loanNum, detail: { docType, date }, event: 'documents' } as const;
  return writeLos(portal, caller, write, (operation) => portal.los.receiveDocument(operation, loanNum, docType, date));
}
