import { pacificDate } from '../../domain/format/date';
import { message } from '../../domain/messages/message';
import { strikeSsn } from '../../domain/orders/secrets';
import type { Signature, SignerView } from '../../domain/signing/borrower-signing.schemas';
import { isChoiceOf } from '../../domain/signing/document-choices';
import { isNameOf } from '../../domain/signing/signer-name';
import type { SignerEnd } from '../../domain/signing/signing-state';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import { invalid, notFound, refuse } from '../http/app-error';
import type { RequestFacts } from '../http/call';
import { callerOf, portalCaller } from '../http/caller';
import { type Act, act, finish } from './signer-act';
import { ownDocuments } from './signer-view';
import { addEvent, changePackage, changeSigner, type StoredSigner, storeChoice } from './signing.queries';
import { placeDateOrder } from './signing-date-order';

interface From {
  readonly signerId: string;
  readonly request: RequestFacts;
}

const subjectOf = ({ whole }: Act): string => `loan:${whole.row.loan_num}`;
const words = (text: string): string => String(strikeSsn(text));

/** Reading documents and signing them takes the signer's consent. */
function assertConsented(signer: StoredSigner): void {
  if (signer.consented_at === null) throw refuse('conflict', 'signing-needs-consent');
}

const auditReading = ({ trx, whole, signer }: Act, { request }: From, document: string, step: 'opened' | 'viewed') =>
  audit(trx, callerOf(null, request), {
    action: 'signing.read',
    subject: `loan:${whole.row.loan_num}`,
    after: { package: whole.row.id, signer: signer.id, document, step },
  });

/** Records that a signer opened a document; the first one is the day on which the signer received the package. */
export const recordOpened = (portal: AppContext, from: From, documentId: string): Promise<SignerView> => {
  const isDone = ({ signed_at, ended }: StoredSigner): boolean => signed_at !== null || ended !== null;
  return act(portal, from, isDone, async (of) => {
    const { trx, whole, signer, now } = of;
    assertConsented(signer);
    const own = ownDocuments(whole, signer.id).find(({ document }) => document.id === documentId);
    if (own === undefined) throw notFound('no-document');
    if (own.turn.opened_at !== null) return;
    await trx
      .updateTable('portal.signing_turns')
      .set({ opened_at: now })
      .where('signer_id', '=', signer.id)
      .where('document_id', '=', documentId)
      .execute();
    const event = { package_id: whole.row.id, signer_id: signer.id, document_id: documentId, at: now, by: signer.name };
    await addEvent(trx, { ...event, kind: 'opened' }, from.request);
    await auditReading(of, from, documentId, 'opened');
    if (signer.received_at === null) await changeSigner(trx, signer.id, { received_at: now });
    // The order looks whether it was the disclosure, and whether someone else must open it, too.
    await placeDateOrder(portal, trx, portalCaller, whole.row, 'received', pacificDate(now));
  });
};

/** Records that a signer has read a document to its end. */
export const recordViewed = (portal: AppContext, from: From, documentId: string): Promise<SignerView> => {
  const isDone = ({ signed_at, ended }: StoredSigner): boolean => signed_at !== null || ended !== null;
  return act(portal, from, isDone, async (of) => {
    const { trx, whole, signer, now } = of;
    assertConsented(signer);
    const documents = ownDocuments(whole, signer.id);
    const own = documents.find(({ document }) => document.id === documentId);
    if (own === undefined) throw notFound('no-document');
    if (own.turn.viewed_at !== null) return;
    if (own.turn.opened_at === null) throw refuse('conflict', 'signing-not-opened');
    await trx
      .updateTable('portal.signing_turns')
      .set({ viewed_at: now })
      .where('signer_id', '=', signer.id)
      .where('document_id', '=', documentId)
      .execute();
    const event = { package_id: whole.row.id, signer_id: signer.id, document_id: documentId, at: now, by: signer.name };
    await addEvent(trx, { ...event, kind: 'viewed' }, from.request);
    await auditReading(of, from, documentId, 'viewed');
    const rest = documents.filter(({ document, turn }) => document.id !== documentId && turn.viewed_at === null);
    if (rest.length === 0) await changeSigner(trx, signer.id, { viewed_at: now });
  });
};

/** The signature must be for the very documents that the signer saw, and read. */
function assertSeen({ whole, signer }: Act, seen: Signature['documents']): void {
  const own = ownDocuments(whole, signer.id);
  if (own.some(({ turn }) => turn.viewed_at === null)) throw refuse('conflict', 'signing-not-read');
  const isSame =
    own.length === seen.length &&
    own.every(({ document }) => seen.some(({ id, sha256 }) => id === document.id && sha256 === document.sha256));
  if (!isSame) throw refuse('conflict', 'signing-other-documents');
}

const choiceIn = (seen: Signature['documents'], documentId: string): string | null =>
  seen.find(({ id }) => id === documentId)?.choice ?? null;

/** A document that asks for a choice gets one from each signer, and no other document does. */
function assertChosen({ whole, signer }: Act, seen: Signature['documents']): void {
  const own = ownDocuments(whole, signer.id);
  if (!own.every(({ document }) => isChoiceOf(document.choice_kind, choiceIn(seen, document.id))))
    throw invalid('body-not-valid', { documents: 'signing-needs-choice' });
}

/**
 * Signs the documents with a typed name. It must be the signer's, unless they say why it is spelled differently. Signing twice, also
 * in two tabs at once, signs once.
 */
export const signDocuments = (portal: AppContext, from: From, signature: Signature): Promise<SignerView> =>
  act(
    portal,
    from,
    ({ signed_at }) => signed_at !== null,
    async (of) => {
      const { trx, whole, signer, now } = of;
      assertConsented(signer);
      assertSeen(of, signature.documents);
      assertChosen(of, signature.documents);
      const isOwn = isNameOf(signature.name, signer.name);
      if (!isOwn && signature.spelling === null)
        throw invalid('body-not-valid', { name: message('signing-name-differs', { name: signer.name }) });
      const spelling = isOwn || signature.spelling === null ? null : words(signature.spelling);
      const name = words(signature.name);
      await changeSigner(trx, signer.id, { signed_at: now, signed_name: name, spelling });
      const event = { package_id: whole.row.id, signer_id: signer.id, at: now, by: signer.name, detail: name };
      for (const { document } of ownDocuments(whole, signer.id)) {
        await addEvent(trx, { ...event, document_id: document.id, kind: 'signed' }, from.request);
        if (document.choice_kind !== null)
          await storeChoice(trx, signer.id, document.id, choiceIn(signature.documents, document.id));
      }
      await audit(trx, callerOf(null, from.request), {
        action: 'signing.sign',
        subject: subjectOf(of),
        after: {
          package: whole.row.id,
          signer: signer.id,
          documents: signature.documents,
          spelling: spelling !== null,
        },
      });
      await finish(portal, of, { signed_at: now });
    },
  );

async function leave(portal: AppContext, of: Act, from: From, ended: SignerEnd, reason: string): Promise<void> {
  const { trx, whole, signer, now } = of;
  await changeSigner(trx, signer.id, { ended, ended_at: now, reason: words(reason) || null });
  const event = { package_id: whole.row.id, signer_id: signer.id, at: now, by: signer.name };
  await addEvent(trx, { ...event, kind: ended, detail: words(reason) || null }, from.request);
  await audit(trx, callerOf(null, from.request), {
    action: ended === 'declined' ? 'signing.decline' : 'signing.withdraw',
    subject: subjectOf(of),
    after: { package: whole.row.id, signer: signer.id, ended },
  });
  await finish(portal, of, { ended });
}

/** Refuses to sign, which ends the package for all its signers. */
export const declineToSign = (portal: AppContext, from: From, reason: string): Promise<SignerView> =>
  act(
    portal,
    from,
    ({ ended }) => ended === 'declined',
    (of) => leave(portal, of, from, 'declined', reason),
  );

/** Asks for paper: withdraws the consent if it was given (15 U.S.C. 7001(c)). Staff then have to mail the package. */
export const askForPaper = (portal: AppContext, from: From, reason: string): Promise<SignerView> =>
  act(
    portal,
    from,
    ({ ended }) => ended === 'paper' || ended === 'withdrawn',
    async (of) => {
      const { trx, whole, signer, now } = of;
      const isDue = whole.row.paper_due_at !== null;
      if (!isDue) await changePackage(trx, whole.row.id, { paper_due_at: now });
      await leave(portal, of, from, signer.consented_at === null ? 'paper' : 'withdrawn', reason);
      // In the history, it follows from what the signer asked for.
      if (!isDue) await addEvent(trx, { package_id: whole.row.id, at: now, kind: 'paper-due', by: null });
    },
  );
