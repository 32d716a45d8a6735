import type { SigningPackage } from '../../domain/signing/signing.schemas';
import { stateAt, stepOf } from '../../domain/signing/signing-state';
import type { AppContext } from '../app-context';
import {
  eventsOf,
  type StoredDocument,
  type StoredEvent,
  type StoredSigner,
  type StoredTurn,
  type WholePackage,
} from './signing.queries';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The times of a signer as texts. */
export const timesOf = (signer: StoredSigner) => ({
  openedAt: iso(signer.opened_at),
  consentedAt: iso(signer.consented_at),
  receivedAt: iso(signer.received_at),
  viewedAt: iso(signer.viewed_at),
  signedAt: iso(signer.signed_at),
  ended: signer.ended,
});

/** What became of the email with the link. */
type Mail = SigningPackage['signers'][number]['mail'];

const mailOf = (state: string | undefined): Mail =>
  state === 'completed' ? 'sent' : state === 'failed' || state === 'cancelled' ? 'failed' : 'sending';

async function mailStates({ db }: Pick<AppContext, 'db'>, signers: readonly StoredSigner[]) {
  const orders = signers.flatMap(({ mail_order: order }) => order ?? []);
  const rows =
    orders.length === 0
      ? []
      : await db.selectFrom('portal.orders').select(['id', 'state']).where('id', 'in', orders).execute();
  return new Map(rows.map(({ id, state }) => [id, state]));
}

const signerView = (signer: StoredSigner, mail: Mail): SigningPackage['signers'][number] => ({
  ...{ id: signer.id, name: signer.name, email: signer.email, language: signer.language },
  ...{ hasCode: signer.code_hash !== null, mail, ...timesOf(signer) },
  step: stepOf(timesOf(signer)),
  reason: signer.reason,
  reminders: signer.reminders,
});

const documentView = (document: StoredDocument, turns: readonly StoredTurn[]): SigningPackage['documents'][number] => ({
  ...{ id: document.id, title: document.title, fileId: document.file_id, sha256: document.sha256 },
  signedFileId: document.copy_sha256 === null ? null : document.copy_id,
  signedSha256: document.copy_sha256,
  choices: turns.flatMap(({ signer_id: signer, document_id: of, choice }) =>
    of === document.id && choice !== null ? [{ signer, choice }] : [],
  ),
});

function eventView(event: StoredEvent, documents: readonly StoredDocument[]): SigningPackage['events'][number] {
  const { at, kind, by, address } = event;
  const title = documents.find(({ id }) => id === event.document_id)?.title ?? null;
  return { at: at.toISOString(), kind, by, document: title, address };
}

/** Packages as staff see them. */
export async function packageViews(
  portal: Pick<AppContext, 'db' | 'clock'>,
  packages: readonly WholePackage[],
): Promise<SigningPackage[]> {
  const now = portal.clock().toISOString();
  const events = await eventsOf(
    portal.db,
    packages.map(({ row }) => row.id),
  );
  const mails = await mailStates(
    portal,
    packages.flatMap(({ signers }) => signers),
  );
  return packages.map(({ row, documents, signers, turns }) => ({
    ...{ id: row.id, version: row.version, title: row.title, kind: row.kind },
    state: stateAt(row.state, row.expires_at.toISOString(), now),
    ...{ sentAt: row.sent_at.toISOString(), sentBy: row.sent_by_name, expiresAt: row.expires_at.toISOString() },
    ...{ closedAt: iso(row.closed_at), reason: row.reason },
    ...{ paperDueAt: iso(row.paper_due_at), paperMailedOn: row.paper_mailed_on },
    documents: documents.map((document) => documentView(document, turns)),
    signers: signers.map((signer) => signerView(signer, mailOf(mails.get(signer.mail_order ?? '')))),
    events: events.filter((each) => each.package_id === row.id).map((event) => eventView(event, documents)),
  }));
}

export async function packageView(
  portal: Pick<AppContext, 'db' | 'clock'>,
  whole: WholePackage,
): Promise<SigningPackage> {
  const [view] = await packageViews(portal, [whole]);
  if (view === undefined) throw new Error(`The package ${whole.row.id} has no view.`);
  return view;
}
