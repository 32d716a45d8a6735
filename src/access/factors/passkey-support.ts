import { browserSupportsWebAuthn, WebAuthnError } from '@simplewebauthn/browser';

/** Whether this browser can use passkeys. */
export const hasPasskeys = (): boolean => browserSupportsWebAuthn();

/** The user closed the dialog of the browser, or did not answer in time. */
export const isCanceled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** The device has a passkey for this user already. */
export const isKnownDevice = (error: unknown): boolean =>
  error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
