import type { Contract } from '../contract/contract';
import { mailedAnswer, verifiedAnswer } from './access.schemas';
import * as shape from './factor.schemas';
import * as passkey from './passkey.schemas';

/** The second factors of users: what they add to their account, and how they sign in with it. */
export const factorsContract = {
  'POST /mfa/verify-factor': { body: shape.verifyFactorBody, answer: verifiedAnswer },
  'POST /mfa/passkey-options': { body: passkey.optionsBody, answer: passkey.requestOptions },
  'POST /mfa/verify-passkey': { body: passkey.verifyPasskeyBody, answer: verifiedAnswer },
  'GET /auth/factors': { answer: shape.factorsAnswer },
  'POST /auth/factors/proof': { body: shape.proofBody, status: 204 },
  'POST /auth/factors/proof/pin': { answer: mailedAnswer },
  'POST /auth/factors/proof/code': { body: shape.proofCodeBody, status: 204 },
  'POST /auth/factors/proof/passkey-options': { answer: passkey.requestOptions },
  'POST /auth/factors/proof/passkey': { body: passkey.proofPasskeyBody, status: 204 },
  'POST /auth/factors/totp': { answer: shape.totpAnswer },
  'POST /auth/factors/totp/{id}/confirm': {
    params: shape.factorParams,
    body: shape.confirmBody,
    answer: shape.addedAnswer,
  },
  'POST /auth/factors/passkey/options': { answer: passkey.creationOptions },
  'POST /auth/factors/passkey': { body: passkey.newPasskeyBody, answer: shape.addedAnswer },
  'POST /auth/factors/recovery-codes': { answer: shape.codesAnswer },
  'POST /auth/factors/{id}/name': { params: shape.factorParams, body: shape.renameBody, status: 204 },
  'DELETE /auth/factors/{id}': { params: shape.factorParams, status: 204 },
} satisfies Contract;

export type FactorsContract = typeof factorsContract;
