import type { Attestation } from '../../../domain/access/passkey.schemas';

/** The challenge and the relying party of {@link attestedPasskey}. */
export const attestedChallenge = 'AAAA';
export const attestedParty = { id: 'localhost', origin: 'http://localhost:3000' };

const bytes = [
  'o2NmbXRrYW5kcm9pZC1rZXlnYXR0U3RtdKNjYWxnJmNzaWdBAWN4NWOCWQGDMIIBfzCCASWgAwIBAgIBAjAKBggqhkjOPQQDAjAMMQowCAYDVQQDEwFSMCAX',
  'DTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAwMDAwWjAMMQowCAYDVQQDEwFMMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAECUYZHSuxmpqfh4LLWLrfpTSJ',
  'BQdD_bEv-k7KA6_p1-Zdvga-W1GmR5qn0gGs4W1DIHT0BpXQa09tHZYy_8in1aN2MHQwRQYKKwYBBAHWeQIBEQQ3MDUCAgEsCgEBAgEECgEBBCBkbsFtL8Ev',
  'whWDCRF1-4oTCMhO1scNbGhJ6ThTHfE2UAQAMAAwADArBgNVHR8EJDAiMCCgHqAchhpodHRwOi8vaW5zaWRlLmV4YW1wbGUubmV0LzAKBggqhkjOPQQDAgNI',
  'ADBFAiEA1N6lbY4NGHsBisSVTyqX2v3qijotdL-f8bxKJij8iKACIEFv9_hqVo_e0qB33UgA2lZ4GuQd5piweNAawdSW9ljJWQEOMIIBCjCBsaADAgECAgEB',
  'MAoGCCqGSM49BAMCMAwxCjAIBgNVBAMTAVIwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMAwxCjAIBgNVBAMTAVIwWTATBgcqhkjOPQIBBggq',
  'hkjOPQMBBwNCAAThmPSbSCRon6Emwq8HMQieOsgeU7qOWZyHJ4xuhcgwqgcqKWNpjH1gNLNjIEbiDbDquss1KZLjzVwCnRraKykQowIwADAKBggqhkjOPQQD',
  'AgNIADBFAiBepwAtoh_-tcoGsYCaQCbrqCvBOH3DHghIs-pXJ5xvtAIhAInTT0yf_F2IHMbtv-xgwuuC7-NkZRlOk9dk6wMCW2KoaGF1dGhEYXRhWJRJlg3l',
  'iA6MaHQ0Fw9kdmBbj-SuuaKGMseZXPO6gx2XY0UAAAAAAAAAAAAAAAAAAAAAAAAAAAAQBwcHBwcHBwcHBwcHBwcHB6UBAgMmIAEhWCAJRhkdK7Gamp-HgstY',
  'ut-lNIkFB0P9sS_6TsoDr-nX5iJYIF2-Br5bUaZHmqfSAazhbUMgdPQGldBrT20dljL_yKfV',
];

/**
 * A passkey with an attestation of the format `android-key`: a certificate of its key, which anyone can make, and the one that signed it. The
 * first one names http://inside.example.net/ as the list of revoked certificates. Both are valid until 2120.
 */
export const attestedPasskey: Attestation = {
  id: 'BwcHBwcHBwcHBwcHBwcHBw',
  rawId: 'BwcHBwcHBwcHBwcHBwcHBw',
  type: 'public-key',
  response: {
    clientDataJSON: Buffer.from(
      JSON.stringify({
        type: 'webauthn.create',
        challenge: attestedChallenge,
        origin: attestedParty.origin,
        crossOrigin: false,
      }),
    ).toString('base64url'),
    attestationObject: bytes.join(''),
  },
};
