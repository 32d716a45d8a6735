import { Readable } from 'node:stream';
import { mostRequestedClosings } from '../../../domain/disclosure/closing/closing-limits';
import type { closingParties } from '../../../domain/disclosure/closing/closings.contract';
import { pacificDate } from '../../../domain/format/date';
import type { LoanDocument } from '../../../domain/loan/document';
import type { ClosingChoices } from '../../../domain/loan/fees/closing-lists';
import { MAX_UPLOAD_BYTES } from '../../../domain/loan/upload-limits';
import { message } from '../../../domain/messages/message';
import { countClosingRequest } from '../../access/access.service';
import type { AppContext } from '../../app-context';
import { contentId, fileDocument, renderClosing } from '../../documents/documents.service';
import { refuse } from '../../http/app-error';
import type { Caller } from '../../http/caller';
import { readLos } from '../../loan/gateway.service';
import { sha256Of } from '../../ports/files/digest';
import { assertGoesOn } from '../loan-goes-on';
import { lastChoices } from './closing-facts';
import { FOLDER, madeForm } from './closings.service';

type Party = (typeof closingParties)[number];

/** The type under which it is filed (loan-workspace.md section 9, document types). */
const UNSIGNED = '8 UNSIGNED INITIAL CD';

/** A form bears a day, so one that is made again on the same day has the same bytes. */
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** Refuses a form beyond the size of a document and the number of them that a loan keeps; one that it has already takes no more room. */
async function assertRoom(portal: AppContext, loanNum: string, { id, size }: { id: string; size: number }) {
  if (size > MAX_UPLOAD_BYTES) throw refuse('too-large', 'upload-too-large');
  const stored = await readLos(() => portal.los.files(loanNum, { docType: UNSIGNED }));
  if (stored.length < mostRequestedClosings || stored.some((file) => file.id === id)) return;
  throw refuse('conflict', message('closing-too-many', { most: mostRequestedClosings }));
}

/**
 * The Closing Disclosure as the loan is now, as a PDF. It is filed with the documents of the loan, once for its content, until it is
 * issued and signed.
 */
export async function requestClosing(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { party, choices = lastChoices(loan) }: { readonly party: Party; readonly choices?: ClosingChoices | undefined },
) {
  assertGoesOn(loan);
  await countClosingRequest(portal, caller);
  const today = pacificDate(portal.clock());
  const { form } = await madeForm(portal, loan, today, choices);
  if (party === 'seller' && form.summaries === null) throw refuse('conflict', 'closing-no-seller');
  const bytes = Buffer.from(
    await renderClosing(portal, form, party, { created: noonOf(today), owner: caller.actor.login }),
  );
  const name = `${party === 'seller' ? 'CLOSING DISCLOSURE SELLER' : 'CLOSING DISCLOSURE'} ${loan.sLNm}.pdf`;
  const id = await contentId([loan.sLNm, UNSIGNED, party, await sha256Of(bytes)]);
  await assertRoom(portal, loan.sLNm, { id, size: bytes.length });
  await fileDocument(
    portal,
    caller,
    { loanNum: loan.sLNm, folderName: FOLDER, docType: UNSIGNED },
    { id, name, bytes },
  );
  return { stream: Readable.from([bytes]), contentType: 'application/pdf', name };
}
