import type { LosCapability } from '../../domain/los/capabilities';
import { englishText } from '../../domain/messages/english-text';
import type { FieldMessages } from '../../domain/messages/error-texts';
import { type MessageData, type MessageInput, messageData } from '../../domain/messages/message';

/** The errors of the LOS, with their HTTP status over the LOS wire and in the answers of the API. */
export const losErrorStatus = {
  'not-found': 404,
  stale: 409,
  invalid: 422,
  'not-allowed': 409,
  conflict: 409,
  'cannot-cancel': 409,
  'not-ready': 422,
  'already-registered': 409,
  'cannot-register': 422,
  'not-eligible': 422,
  'not-offered': 422,
  'not-offered-by-los': 409,
  unavailable: 503,
  timeout: 504,
} as const;

export type LosErrorCode = keyof typeof losErrorStatus;

interface Details {
  /** The problem of each field. */
  readonly fields?: Readonly<Record<string, MessageInput>>;
  /** The LOS gave no answer and may have done it. */
  readonly outcome?: 'unknown';
  /** Further data, such as `current` for a stale write, `missing`, `reasons`. */
  readonly [more: string]: unknown;
}

/** A refusal or failure of the LOS. */
export class LosError extends Error {
  readonly wording: MessageData;
  readonly fields: FieldMessages | undefined;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    readonly code: LosErrorCode,
    said: MessageInput,
    { fields, ...details }: Details = {},
  ) {
    const wording = messageData(said);
    super(englishText(wording));
    this.name = 'LosError';
    this.wording = wording;
    this.fields = fields && Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, messageData(text)]));
    this.details = details;
  }
}

/** The error for a missing capability. */
export const notOfferedByLos = (capability: LosCapability): LosError =>
  new LosError('not-offered-by-los', 'not-offered-by-los', { capability });
