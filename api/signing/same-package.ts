import { strikeSsn } from '../../domain/orders/secrets';
import { acceptedSecrets, keyedHash, sameHash } from '../access/access.service';
import type { AppContext } from '../app-context';
import { refuse } from '../http/app-error';
import { placedFileId } from './documents-to-sign';
import type { PackageToSign } from './package-to-sign';
import type { StoredSigner, WholePackage } from './signing.queries';

/** A title as it is stored. */
export const packageTitle = (title: string): string => String(strikeSsn(title));

/** Whether the signer was sent this code, or none. It is stored as a hash, which a correction by staff may have replaced. */
function hasCode(portal: Pick<AppContext, 'secret' | 'config'>, { id, code_hash }: StoredSigner, code: string | null) {
  if (code === null || code_hash === null) return code === code_hash;
  return acceptedSecrets(portal).some((secret) => sameHash(code_hash, keyedHash(secret, 'signing-code', id, code)));
}

/**
 * Throws 409 unless the package of a key is the one that is wanted: same title, purpose, documents, and signers. What staff corrected
 * since (the address and code of a signer who got a new link) is no difference.
 */
export async function assertSame(portal: AppContext, sent: WholePackage, wanted: PackageToSign): Promise<void> {
  const { row, documents, signers, turns } = sent;
  const fileIds = await Promise.all(wanted.documents.map((document, place) => placedFileId(wanted, document, place)));
  const isSame =
    row.title === packageTitle(wanted.title) &&
    row.kind === wanted.kind &&
    documents.length === wanted.documents.length &&
    documents.every(
      ({ id, file_id, title, choice_kind }, place) =>
        file_id === fileIds[place] &&
        title === packageTitle(wanted.documents[place]?.title ?? '') &&
        choice_kind === (wanted.documents[place]?.choiceKind ?? null) &&
        signers.every(
          (signer) =>
            turns.some((turn) => turn.signer_id === signer.id && turn.document_id === id) ===
            (wanted.documents[place]?.signers?.includes(signer.position) ?? true),
        ),
    ) &&
    signers.length === wanted.recipients.length &&
    signers.every((signer, place) => {
      const recipient = wanted.recipients[place];
      return (
        recipient !== undefined &&
        signer.name === recipient.name &&
        signer.language === recipient.language &&
        (signer.link_no > 1 || (signer.email === recipient.email && hasCode(portal, signer, recipient.code)))
      );
    });
  if (!isSame) throw refuse('conflict', 'signing-key-used');
}
