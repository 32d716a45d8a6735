import { generalCalendar } from '../../domain/disclosure/calendar/business-days';
import { borrowerName, type LoanDocument } from '../../domain/loan/document';
import { mailBy } from '../../domain/signing/paper-mailing';
import type { AppContext } from '../app-context';
import { contentId } from '../documents/documents.service';
import type { Caller } from '../http/caller';
import type { LosAuthor } from '../loan/gateway.service';
import { lenderSettings } from '../reference/reference.service';
import { documentsToSign } from './documents-to-sign';
import { insertRows } from './package-rows';
import type { PackageToSign } from './package-to-sign';
import { publishSigning } from './publish-signing';
import { addEvent, changePackage, changeSigner, packageOfKey } from './signing.queries';

const HOUR_MS = 3_600_000;

/** Sent yesterday; the borrower asked for paper a while ago. */
const [SENT, ASKED] = [26 * HOUR_MS, 2 * HOUR_MS];

/**
 * Stores that a document of a demo loan was sent to its borrower, who asked for paper, so that the list of paper mailings shows what it
 * is for. Nothing is mailed. Once: what staff do with it stays.
 */
export async function addDemoPaper(
  portal: AppContext,
  caller: Caller<LosAuthor>,
  loan: LoanDocument,
  document: { readonly documentId: string; readonly title: string },
): Promise<void> {
  const email = loan.applicants[0]?.aBEmail?.trim();
  const key = await contentId(['demo-paper', loan.sLNm]);
  if (!email || (await packageOfKey(portal.db, loan.sLNm, key))) return;
  const wanted: PackageToSign = {
    ...{ key, title: 'Initial disclosures', kind: 'other', documents: [document] },
    recipients: [{ name: borrowerName(loan, '0B'), email, language: 'en', code: null }],
  };
  const documents = await documentsToSign(portal, caller, loan.sLNm, wanted);
  const settings = await lenderSettings(portal.db);
  const now = portal.clock().getTime();
  const [sentAt, askedAt] = [new Date(now - SENT), new Date(now - ASKED)];
  const sent = { kind: wanted.kind, sentAt: sentAt.toISOString(), fileIds: [document.documentId] };
  await portal.db.transaction().execute(async (trx) => {
    const { id, signers } = await insertRows(trx, portal, {
      ...{ loanNum: loan.sLNm, wanted, documents, by: caller.actor, sentAt },
      expiresAt: new Date(sentAt.getTime() + settings.signingDays * 24 * HOUR_MS),
      mailBy: mailBy(sent, loan, generalCalendar(settings)),
    });
    const [signer] = signers;
    if (!signer) return;
    await changeSigner(trx, signer.id, { opened_at: askedAt, ended: 'paper', ended_at: askedAt });
    await addEvent(trx, { package_id: id, signer_id: signer.id, at: askedAt, kind: 'paper', by: signer.name });
    await addEvent(trx, { package_id: id, at: askedAt, kind: 'paper-due', by: null });
    await changePackage(trx, id, { state: 'paper', closed_at: askedAt, paper_due_at: askedAt });
    await publishSigning(trx, loan.sLNm);
  });
}
