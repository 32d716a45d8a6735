import type { Language } from '../../domain/format/language';
import type { SignerView } from '../../domain/signing/borrower-signing.schemas';
import { CONSENT_VERSION } from '../../domain/signing/signing-limits';
import { acceptedSecrets, keyedHash, sameHash } from '../access/access.service';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import { renderDocument, signingConsent } from '../documents/documents.service';
import { invalid, refuse } from '../http/app-error';
import type { RequestFacts } from '../http/call';
import { callerOf } from '../http/caller';
import { act } from './signer-act';
import { signerOfSession } from './signer-session.service';
import { addEvent, changeSigner } from './signing.queries';

/** Letters and digits that are not taken for each other. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_LENGTH = 5;

/** The code in the test document of a signer. Only who could open the document knows it. */
export function codeOf(secret: Uint8Array, signerId: string): string {
  const bytes = Buffer.from(keyedHash(secret, 'signing-consent', signerId), 'base64url');
  return [...bytes.subarray(0, CODE_LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join('');
}

interface From {
  readonly signerId: string;
  readonly request: RequestFacts;
}

/** The test document: a PDF like those to sign, with a code that proves that it could be read (15 U.S.C. 7001(c)(1)(C)(ii)). */
export async function consentDocument(
  portal: AppContext,
  { signerId, request }: From,
  language: Language,
): Promise<Buffer> {
  const signer = await signerOfSession(portal, signerId, request);
  const data = { name: signer.name, code: codeOf(portal.secret, signer.id) };
  return Buffer.from(
    await renderDocument(portal, signingConsent, data, { language, created: portal.clock(), owner: signer.id }),
  );
}

/** Records the consent to electronic documents in the version that the signer read. Throws 422 if the code is not the one in the test document. */
export const giveConsent = (
  portal: AppContext,
  from: From,
  { version, code, language }: { readonly version: string; readonly code: string; readonly language: Language },
): Promise<SignerView> =>
  act(
    portal,
    from,
    ({ consented_at }) => consented_at !== null,
    async ({ trx, whole, signer, now }) => {
      if (version !== CONSENT_VERSION) throw refuse('stale', 'signing-consent-changed');
      const typed = code.replaceAll(/\s/g, '').toUpperCase();
      const isRight = acceptedSecrets(portal).some((secret) => sameHash(codeOf(secret, signer.id), typed));
      if (!isRight) throw invalid('body-not-valid', { code: 'signing-wrong-code' });
      const detail = `${version} (${language})`;
      await changeSigner(trx, signer.id, { consented_at: now, consent_version: detail });
      const event = { package_id: whole.row.id, signer_id: signer.id, at: now, by: signer.name, detail };
      await addEvent(trx, { ...event, kind: 'consented' }, from.request);
      await audit(trx, callerOf(null, from.request), {
        action: 'signing.consent',
        subject: `loan:${whole.row.loan_num}`,
        after: { package: whole.row.id, signer: signer.id, version: detail },
      });
    },
  );
