import type { DocumentTemplate } from '../engine/document-template';
import { type SigningEvidenceData, signingEvidenceData } from './signing-evidence.schemas';

const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const signer = { by: 'Ruta Lindqvist', address: '203.0.113.24', userAgent: agent };

/** The evidence after a signed document: its hashes, who signed it, and each step with its moment, address and browser. */
export const signingEvidence: DocumentTemplate<SigningEvidenceData> = {
  id: 'signing-evidence',
  schema: signingEvidenceData,
  sample: {
    packageId: '0d9f6f43-5d7c-4b43-9a59-5a6c5b6fd4a1',
    ...{ packageTitle: 'Initial disclosures', loanNum: 'EM-2026-000123', documentTitle: 'Loan Estimate' },
    fileName: 'LOAN ESTIMATE.pdf',
    originalSha256: '3d1c2f0b9a7e46d58c1f2e3a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e',
    signedSha256: 'a94f8fe5ccb19ba61c4c0873d391e987982fbbd36f1b0b1e2a3c4d5e6f708192',
    sentBy: 'Noor Haddad',
    signers: [
      {
        ...{ name: 'Ruta Lindqvist', email: 'ruta@example.com', signedName: 'Ruta M. Lindqvist' },
        ...{ spelling: 'My legal name has a middle initial', consent: '2026-11 (en)', identity: 'pin' },
        choice: null,
      },
    ],
    steps: [
      { at: '2026-11-20T18:42:00Z', what: 'sent', by: 'Noor Haddad', address: null, userAgent: null },
      { at: '2026-11-20T19:02:11Z', what: 'identified', ...signer },
      { at: '2026-11-20T19:03:40Z', what: 'consented', ...signer },
      { at: '2026-11-20T19:04:02Z', what: 'opened', ...signer },
      { at: '2026-11-20T19:08:30Z', what: 'viewed', ...signer },
      { at: '2026-11-20T19:09:05Z', what: 'signed', ...signer },
    ],
  },
  title: (texts) => texts['signing-evidence'].title,
  loanNum: ({ loanNum }) => loanNum,
  view: (data, { texts, facts, sentence, instant }) => {
    const label = texts['signing-evidence'];
    return {
      facts: facts([
        [label.facts.package, data.packageTitle],
        [label.facts.id, data.packageId],
        [label.facts.document, data.documentTitle],
        [label.facts.file, data.fileName],
        [label.facts.sentBy, data.sentBy],
        [label.facts.original, data.originalSha256, 'wide'],
        [label.facts.signed, data.signedSha256, 'wide'],
      ]),
      signers: data.signers.map(({ name, email, signedName, spelling, choice, consent, identity }) =>
        facts([
          [label.signer.name, name],
          [label.signer.email, email],
          [label.signer.signedAs, signedName ?? label.signer.notSigned],
          [label.signer.choice, choice, 'wide'],
          [label.signer.spelling, spelling],
          [label.signer.identity, identity && label.identity[identity]],
          [label.signer.consent, consent],
        ]),
      ),
      steps: data.steps.map(({ at, what, by, address, userAgent }) => ({
        at: sentence(label.at, { time: instant(at) ?? '', utc: at }),
        what: label.steps[what],
        by: by ?? label.portal,
        from: [address, userAgent].filter((part) => part !== null && part !== '').join(' · '),
      })),
    };
  },
};
