import type { Selectable } from 'kysely';
import { formatDate } from '../../domain/format/date';
import { message } from '../../domain/messages/message';
import { expectedDocument, isExpectedKind } from '../../domain/post-closing/expected-documents';
import type { AppContext } from '../app-context';
import { receiveDocument } from '../documents/documents.service';
import { refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { fixedKinds } from './follow-post-closing';
import type { PostClosingItemRow } from './post-closing.tables';
import { claimItem, type ItemWrite } from './store-item';

/**
 * Records a day of receipt with the LOS, which keeps the first day of some documents (DOC-04). Throws 409 if it has another one, and,
 * because that day stays, before it is recorded if someone else changed the item. The item is claimed and not locked, so that no
 * connection waits for the LOS. The day is stored here afterwards; the feed completes what was interrupted.
 */
export async function receiveWithLos(
  portal: AppContext,
  caller: Caller,
  item: Selectable<PostClosingItemRow>,
  receivedOn: string,
): Promise<Pick<ItemWrite, 'version' | 'recordedOn'>> {
  const { loan_num: loanNum, kind, version } = item;
  if (!isExpectedKind(kind) || !fixedKinds.some((fixed) => fixed === kind)) return { version, recordedOn: null };
  if (!(await claimItem(portal.db, item))) throw refuse('stale');
  const recorded = await receiveDocument(portal, caller, loanNum, expectedDocument(kind).docType, receivedOn);
  if (recorded !== null && recorded.date !== receivedOn) {
    throw refuse('conflict', message('received-day-stays', { date: formatDate(recorded.date) }));
  }
  return { version: version + 1, recordedOn: receivedOn };
}
