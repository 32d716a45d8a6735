import { hasDemoScoreOf } from '../../../domain/credit/demo-score';
import { ADVERSE_ACTION_NOTICE, folderOfType } from '../../../domain/documents/document-types';
import { pacificDate } from '../../../domain/format/date';
import { borrowerScore } from '../../../domain/loan/credit-score';
import type { LoanDocument } from '../../../domain/loan/document';
import type { AppContext } from '../../app-context';
import { factorsOfScore } from '../../credit/credit.service';
import type { Caller } from '../../http/caller';
import { type LosAuthor, readLos } from '../../loan/gateway.service';
import { settingOf } from '../../reference/reference.service';
import { contentId } from '../content-id';
import { renderDocument } from '../engine/render-document';
import { fileDocument } from '../file-document';
import { adverseAction } from '../templates/adverse-action';
import { adverseActionDataOf, PRIMARY } from './adverse-action-data';
import { lastDecision } from './last-decision';

/** The decisions that need a notice: a denial, and a counteroffer that was not accepted. */
type Noticed = '10' | '47';
/** The English text is the one that binds. */
const language = 'en';

/**
 * Files the notice of adverse action of a denial or of a counteroffer that was not accepted, once for each. It is for the
 * lender's people, who send it to the applicant. Returns the ID of its document.
 */
export async function fileAdverseNotice(
  portal: AppContext,
  author: Caller<LosAuthor>,
  loan: LoanDocument,
  status: Noticed,
): Promise<string> {
  const loanNum = loan.sLNm;
  const log = await readLos(() => portal.los.statusLog(loanNum));
  const decision = lastDecision(log, status);
  const id = await contentId([loanNum, ADVERSE_ACTION_NOTICE, decision?.at ?? '']);
  const filed = await readLos(() => portal.los.files(loanNum, { docType: ADVERSE_ACTION_NOTICE, replaced: true }));
  if (filed.some((file) => file.id === id)) return id;
  const data = adverseActionDataOf(loan, decision, {
    equalCreditAgency: await settingOf(portal.db, 'equalCreditAgency'),
    isCounteroffer: status === '47',
    isDemoScore: hasDemoScoreOf(loan, PRIMARY, log),
    factors: await factorsOfScore(portal, loanNum, borrowerScore(loan, PRIMARY)),
  });
  const created = new Date(`${pacificDate(portal.clock())}T12:00:00Z`);
  const bytes = Buffer.from(
    await renderDocument(portal, adverseAction, data, { language, created, owner: author.actor.login }),
  );
  const folderName = folderOfType(ADVERSE_ACTION_NOTICE) ?? ADVERSE_ACTION_NOTICE;
  const filing = { loanNum, folderName, docType: ADVERSE_ACTION_NOTICE, lenderOnly: true };
  return fileDocument(portal, author, filing, { id, name: `${ADVERSE_ACTION_NOTICE} ${loanNum}.pdf`, bytes });
}
