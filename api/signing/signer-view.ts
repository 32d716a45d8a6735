import type { SignerView } from '../../domain/signing/borrower-signing.schemas';
import { CONSENT_VERSION } from '../../domain/signing/signing-limits';
import { isWaitedFor, stateAt, stepOf } from '../../domain/signing/signing-state';
import type { AppContext } from '../app-context';
import { notFound } from '../http/app-error';
import { lenderSettings } from '../reference/reference.service';
import { timesOf } from './package-view';
import {
  packageById,
  type StoredDocument,
  type StoredSigner,
  type StoredTurn,
  type WholePackage,
} from './signing.queries';

/** A document of a signer, with when they opened and read it. */
export interface OwnDocument {
  readonly document: StoredDocument;
  readonly turn: StoredTurn;
}

/** The documents that the signer signs, in their order. */
export const ownDocuments = ({ documents, turns }: WholePackage, signerId: string): OwnDocument[] =>
  documents.flatMap((document) => {
    const turn = turns.find((each) => each.document_id === document.id && each.signer_id === signerId);
    return turn ? [{ document, turn }] : [];
  });

/** The package as this signer sees it: only their own documents, and nothing of other signers. */
export async function signerViewOf(portal: AppContext, { id, package_id }: StoredSigner): Promise<SignerView> {
  const whole = await packageById(portal.db, package_id);
  const signer = whole?.signers.find((each) => each.id === id);
  if (whole === undefined || signer === undefined) throw notFound('no-record');
  const { row, signers } = whole;
  const { lenderName, contactEmail, contactPhone } = await lenderSettings(portal.db);
  return {
    lender: lenderName,
    contact: { name: row.sent_by_name, email: contactEmail, phone: contactPhone },
    ...{ title: row.title, name: signer.name, email: signer.email },
    state: stateAt(row.state, row.expires_at.toISOString(), portal.clock().toISOString()),
    step: stepOf(timesOf(signer)),
    expiresAt: row.expires_at.toISOString(),
    consentVersion: CONSENT_VERSION,
    waitsForOthers: signers.some((other) => other.id !== id && isWaitedFor(timesOf(other))),
    documents: ownDocuments(whole, id).map(({ document, turn }) => ({
      ...{ id: document.id, title: document.title, size: document.size, sha256: document.sha256 },
      choiceKind: document.choice_kind,
      viewed: turn.viewed_at !== null,
      hasCopy: document.copy_key !== null,
    })),
  };
}
