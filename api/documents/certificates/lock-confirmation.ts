import { hasDemoScore } from '../../../domain/credit/demo-score';
import { folderOfType, LOCK_CONFIRMATION } from '../../../domain/documents/document-types';
import type { LoanDocument } from '../../../domain/loan/document';
import type { BrokerLock } from '../../../domain/locks/lock.schemas';
import { lockPolicyOf } from '../../../domain/locks/lock-policy';
import { visibleLock } from '../../../domain/locks/visible-lock';
import type { AppContext } from '../../app-context';
import type { Caller } from '../../http/caller';
import { type LosAuthor, readLos } from '../../loan/gateway.service';
import { lenderSettings } from '../../reference/reference.service';
import { contentId } from '../content-id';
import { fileDocument } from '../documents.service';
import { renderDocument } from '../engine/render-document';
import { lockConfirmation } from '../templates/lock-confirmation';
import { lockConfirmationDataOf } from './lock-confirmation-data';

/** The English text is the one that binds. */
const language = 'en';

/** The document goes to the originator, who sees no margin. */
const originator = { isPml: true, isRetail: false } as const;

async function lockOf(portal: AppContext, loanNum: string): Promise<BrokerLock> {
  const policy = lockPolicyOf(await lenderSettings(portal.db), []);
  return visibleLock(originator, await readLos(() => portal.los.lock(loanNum, policy)));
}

/**
 * Files the Lock Confirmation of the latest confirmed change of the lock, as a version in the place of the one before, once for each.
 * Returns the ID of its document; undefined without a lock in force.
 */
export async function fileLockConfirmation(
  portal: AppContext,
  author: Caller<LosAuthor>,
  loan: LoanDocument,
): Promise<string | undefined> {
  const loanNum = loan.sLNm;
  const log = await readLos(() => portal.los.statusLog(loanNum));
  const lock = await lockOf(portal, loanNum);
  const data = lockConfirmationDataOf(loan, lock, { isDemoScore: hasDemoScore(loan, log) });
  if (!data) return undefined;
  const id = await contentId([loanNum, LOCK_CONFIRMATION, data.number]);
  const filed = await readLos(() => portal.los.files(loanNum, { docType: LOCK_CONFIRMATION, replaced: true }));
  if (filed.some((file) => file.id === id)) return id;
  const [latest] = (await readLos(() => portal.los.files(loanNum, { docType: LOCK_CONFIRMATION }))).toSorted(
    (one, other) => Date.parse(other.createdTime) - Date.parse(one.createdTime),
  );
  const created = new Date(data.confirmedAt);
  const bytes = Buffer.from(await renderDocument(portal, lockConfirmation, data, { language, created }));
  const folderName = folderOfType(LOCK_CONFIRMATION) ?? LOCK_CONFIRMATION;
  const document = { id, name: `${LOCK_CONFIRMATION} ${data.number}.pdf`, bytes };
  return fileDocument(portal, author, { loanNum, folderName, docType: LOCK_CONFIRMATION }, document, latest);
}
