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
import { renderDocument } from '../engine/render-document';
import { fileDocument } from '../file-document';
import { lockConfirmation } from '../templates/lock-confirmation';
import { confirmationNumber, lockConfirmationDataOf } from './lock-confirmation-data';

/** The English text is the one that binds. */
const language = 'en';

/** The document goes to the originator, who sees no margin. */
const originator = { isPml: true, isRetail: false } as const;

/** The confirmed change of a lock that a document is about. */
interface Confirmed {
  readonly loan: LoanDocument;
  readonly lock: BrokerLock;
  readonly id: string;
}

const confirmedBy = async (loan: LoanDocument, lock: BrokerLock, number: number): Promise<Confirmed> => ({
  loan,
  lock: visibleLock(originator, lock),
  id: await contentId([loan.sLNm, LOCK_CONFIRMATION, confirmationNumber(loan.sLNm, number)]),
});

/** The confirmed changes that have no document yet, the oldest first, each with the loan and its lock as they were then. */
async function unfiled(portal: AppContext, loan: LoanDocument): Promise<Confirmed[]> {
  const { sLNm: loanNum } = loan;
  const policy = lockPolicyOf(await lenderSettings(portal.db), []);
  const lock = await readLos(() => portal.los.lock(loanNum, policy));
  const latest = lock.lock?.confirmation ?? 0;
  const files = await readLos(() => portal.los.files(loanNum, { docType: LOCK_CONFIRMATION, replaced: true }));
  const filed = new Set(files.map(({ id }) => id));
  const waiting: Confirmed[] = [];
  for (let number = latest; number > 0; number -= 1) {
    const kept = await readLos(() => portal.los.lockConfirmation(loanNum, number));
    // An LOS that kept no earlier state has that of now alone.
    if (kept === null && number < latest) break;
    const one = await confirmedBy(kept?.loan ?? loan, kept?.lock ?? lock, number);
    if (filed.has(one.id)) break;
    waiting.unshift(one);
  }
  return waiting;
}

/** Files one, as a version in the place of the one before. Undefined for a cancellation, which has no document. */
async function file(
  portal: AppContext,
  author: Caller<LosAuthor>,
  { loan, lock, id }: Confirmed,
): Promise<string | undefined> {
  const { sLNm: loanNum } = loan;
  const log = await readLos(() => portal.los.statusLog(loanNum));
  const data = lockConfirmationDataOf(loan, lock, { isDemoScore: hasDemoScore(loan, log) });
  if (!data) return undefined;
  const [latest] = (await readLos(() => portal.los.files(loanNum, { docType: LOCK_CONFIRMATION }))).toSorted(
    (one, other) => Date.parse(other.createdTime) - Date.parse(one.createdTime),
  );
  const created = new Date(data.confirmedAt);
  const bytes = Buffer.from(await renderDocument(portal, lockConfirmation, data, { language, created }));
  const folderName = folderOfType(LOCK_CONFIRMATION) ?? LOCK_CONFIRMATION;
  const document = { id, name: `${LOCK_CONFIRMATION} ${data.number}.pdf`, bytes };
  return fileDocument(portal, author, { loanNum, folderName, docType: LOCK_CONFIRMATION }, document, latest);
}

/** Files the Lock Confirmation of each confirmed change of the lock that has none yet. Returns the IDs of the documents. */
export async function fileLockConfirmations(
  portal: AppContext,
  author: Caller<LosAuthor>,
  loan: LoanDocument,
): Promise<readonly string[]> {
  const filed: string[] = [];
  for (const one of await unfiled(portal, loan)) {
    const id = await file(portal, author, one);
    if (id !== undefined) filed.push(id);
  }
  return filed;
}
