import { buffer } from 'node:stream/consumers';
import { pdfFileName } from '../../domain/files/file-name';
import { signedPlace } from '../../domain/signing/signing-kinds';
import type { AppContext } from '../app-context';
import { choiceText, evidenceSteps, fileDocument, type SigningEvidenceData } from '../documents/documents.service';
import { readLos } from '../loan/gateway.service';
import type { Operation } from '../los/operation';
import { sha256Of } from '../ports/files/digest';
import { signedCopy } from './signed-copy';
import type { StoredDocument, StoredEvent, StoredSigner, WholePackage } from './signing.queries';

interface Filed {
  readonly whole: WholePackage;
  readonly document: StoredDocument;
  readonly events: readonly StoredEvent[];
}

type Step = SigningEvidenceData['steps'][number];

const isEvidence = (kind: string): kind is Step['what'] => evidenceSteps.some((each) => each === kind);

const identityOf = (events: readonly StoredEvent[], { id }: StoredSigner) => {
  const event = events.find((each) => each.kind === 'identified' && each.signer_id === id);
  return event?.detail === 'pin' || event?.detail === 'code' ? event.detail : null;
};

/** What a signer chose in the document, as its form says it. */
function choiceOf({ whole, document }: Filed, signerId: string): string | null {
  const turn = whole.turns.find((each) => each.signer_id === signerId && each.document_id === document.id);
  return choiceText(document.choice_kind, turn?.choice ?? null);
}

/** What the copy tells about its signers: nothing about signers of other documents. */
function evidenceOf(filed: Filed): Omit<SigningEvidenceData, 'signedSha256'> {
  const { whole, document, events } = filed;
  const { row, turns } = whole;
  const own = new Set(turns.filter((turn) => turn.document_id === document.id).map((turn) => turn.signer_id));
  const signers = whole.signers.filter(({ id }) => own.has(id));
  const told = events.filter(
    ({ signer_id: signer, document_id: of }) =>
      (signer === null || own.has(signer)) && (of === null || of === document.id),
  );
  return {
    ...{ packageId: row.id, packageTitle: row.title, loanNum: row.loan_num, sentBy: row.sent_by_name },
    ...{ documentTitle: document.title, fileName: document.file_name, originalSha256: document.sha256 },
    signers: signers.map((signer) => ({
      ...{ name: signer.name, email: signer.email, signedName: signer.signed_name, spelling: signer.spelling },
      ...{ consent: signer.consent_version, identity: identityOf(events, signer) },
      choice: choiceOf(filed, signer.id),
    })),
    steps: told.flatMap(({ at, kind, by, address, user_agent: userAgent }) =>
      isEvidence(kind) ? [{ at: at.toISOString(), what: kind, by, address, userAgent }] : [],
    ),
  };
}

async function contentOf({ files }: AppContext, { storage_key: key, sha256, file_name: name }: StoredDocument) {
  const stored = await files.get(key);
  if (stored === null) throw new Error(`The content of ${name} is gone.`);
  const bytes = await buffer(stored.stream);
  if ((await sha256Of(bytes)) !== sha256) throw new Error(`The content of ${name} is not what was sent to sign.`);
  return bytes;
}

/** Makes the signed copy of a document that someone signed, and files it once. The original stays as it is. */
export async function fileSignedCopy(portal: AppContext, operation: Operation, filed: Filed): Promise<void> {
  const { whole, document } = filed;
  const { row, signers, turns } = whole;
  const signatures = signers.flatMap(({ id, signed_at: signedAt, signed_name: name }) =>
    signedAt !== null &&
    name !== null &&
    turns.some((turn) => turn.signer_id === id && turn.document_id === document.id)
      ? [{ name, signedAt, choice: choiceOf(filed, id) }]
      : [],
  );
  if (signatures.length === 0) return;
  const pdf = await contentOf(portal, document);
  const created = row.closed_at ?? portal.clock();
  const bytes = await signedCopy(portal, { pdf, name: document.file_name, signatures }, evidenceOf(filed), created);
  const place = signedPlace(row.kind, { folderName: document.folder_name, docType: document.doc_type });
  const author = { actor: { login: operation.by, displayName: operation.byName }, requestId: null, address: null };
  const name = pdfFileName(`${document.title} SIGNED`);
  const filing = { loanNum: row.loan_num, ...place, lenderOnly: document.lender_only };
  const id = await fileDocument(portal, author, filing, { id: document.copy_id, name, bytes });
  // A try before may have filed it.
  const facts = await readLos(() => portal.los.file(row.loan_num, id));
  await portal.db
    .updateTable('portal.signing_documents')
    .set({ copy_sha256: facts.sha256, copy_key: facts.storageKey })
    .where('id', '=', document.id)
    .execute();
}
