/** How many documents and signers a package may have. */
export const MAX_DOCUMENTS = 20;
export const MAX_SIGNERS = 8;

/** Wrong tries after which a PIN no longer works, and after which an access code does not until staff send a new link. */
export const MAX_PIN_TRIES = 5;

/** How many minutes a mailed PIN is valid, and a signer may be idle. */
export const PIN_MINUTES = 10;
export const IDLE_MINUTES = 30;

/** How often a step that a signer can repeat, such as a download, is kept as evidence; and in how many browsers they can be at once. */
export const MAX_REPEATED_EVENTS = 20;
export const MAX_SESSIONS = 5;

/** Days for which signers can download their copies. */
export const COPY_DAYS = 30;

/** Digits of an access code that staff agree on with a signer. */
export const CODE_DIGITS = { least: 6, most: 10 } as const;

/** The version of the consent texts in `src/i18n/<language>/signing-page`. A changed text gets a new one. */
export const CONSENT_VERSION = '2026-11';
