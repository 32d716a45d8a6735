import { canReassign } from '../../domain/appraisal/appraisal-states';
import type { AppraisalSummary } from '../../domain/appraisal/loan-appraisals.contract';
import type { LoanDocument } from '../../domain/loan/document';
import { message } from '../../domain/messages/message';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import { refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { addEvents, eventsOf } from './appraisals.queries';
import { assertForCompany } from './assert-texts';
import { appraisalOf, appraisalView, changeAppraisal } from './change-appraisal';
import { storeStatus } from './store-status';

interface Instruction {
  readonly id: string;
  readonly version: number;
  /** Chosen by the client: the company gets it once. */
  readonly key: string;
  readonly text: string;
}

/** Records that the company did not take an instruction, and the user reads why. */
async function refused(portal: AppContext, id: string, text: string | null): Promise<never> {
  await portal.db
    .transaction()
    .execute((trx) => addEvents(trx, id, [{ at: portal.clock(), kind: 'reassignment-failed', detail: text }]));
  if (text === null) throw refuse('conflict', 'appraisal-instruction-not-reached');
  throw refuse('conflict', message('appraisal-instruction-refused', { text }));
}

/** Throws 409 if the instruction with this key, the n-th one of the appraisal, was recorded with another text. */
async function assertRecorded({ db }: AppContext, id: string, place: number, text: string): Promise<void> {
  const recorded = (await eventsOf(db, [id])).filter(({ kind }) => kind === 'reassignment');
  if (recorded[place]?.detail !== text) throw refuse('conflict', 'appraisal-key-used');
}

/**
 * Tells the appraisal company to assign another appraiser, such as for one on the exclusionary list, before the inspection. The
 * instruction is recorded first; the company knows it by its key, so sending it again after a lost answer assigns no third one.
 */
export async function askForOtherAppraiser(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { id, version, key, text }: Instruction,
): Promise<AppraisalSummary> {
  const { row, content } = await appraisalOf(portal, loan.sLNm, id);
  assertForCompany({ text });
  if (row.company === null || !canReassign(row.state)) throw refuse('conflict', 'appraisal-not-assigned');
  const place = content.reassignments?.indexOf(key) ?? -1;
  if (place >= 0) await assertRecorded(portal, id, place, text);
  else {
    await changeAppraisal(portal, caller, loan, { id, version }, async (trx, { content: current }) => {
      const after = { appraisal: id, appraiser: current.appraiser, text };
      await audit(trx, caller, { action: 'loan.appraisal-reassignment', subject: `loan:${loan.sLNm}`, after });
      return {
        content: { ...current, reassignments: [...(current.reassignments ?? []), key] },
        event: { kind: 'reassignment', detail: text },
      };
    });
  }
  const outcome = await portal.appraisals.reassign(row.company, id, { id: key, text });
  if (outcome.kind !== 'taken') await refused(portal, id, outcome.kind === 'refused' ? outcome.text : null);
  else await storeStatus(portal, id, { status: outcome.answer, report: null });
  return appraisalView(portal, caller.actor, loan, id);
}
