import { MailError, type MailOutcome, type Refusal } from './mail';

/** What nodemailer reports about a failure. */
interface Failure {
  readonly code?: unknown;
  readonly responseCode?: unknown;
  readonly syscall?: unknown;
  readonly timeoutType?: unknown;
  readonly rejectedErrors?: unknown;
}

/** Failures of connecting and signing in to the server, before any message. */
const BEFORE_ANY_MESSAGE: readonly unknown[] = ['EDNS', 'EPROXY', 'ETLS', 'EREQUIRETLS', 'EAUTH'];
const BEFORE_THE_GREETING: readonly unknown[] = ['CONNECTION_TIMEOUT', 'GREETING_TIMEOUT'];

const isFailure = (value: unknown): value is Failure => typeof value === 'object' && value !== null;

function outcomeOf({ code, responseCode, syscall, timeoutType }: Failure, isHandedOver: boolean): MailOutcome {
  const unsent =
    syscall === 'connect' || BEFORE_ANY_MESSAGE.includes(code) || BEFORE_THE_GREETING.includes(timeoutType);
  if (unsent) return 'not-reached';
  // Has no reply: an address that the server does not accept.
  if (typeof responseCode !== 'number') {
    if (code === 'EENVELOPE') return 'refused';
    return isHandedOver ? 'unknown' : 'not-reached';
  }
  return responseCode >= 500 ? 'refused' : 'refused-for-now';
}

const reasonOf = ({ code, responseCode }: Failure): string =>
  [code, responseCode].filter((part) => part !== undefined).join(' ') || 'no reason given';

/** The recipients that the server did not accept. */
export function refusalsOf({ rejectedErrors }: Pick<Failure, 'rejectedErrors'>): Refusal[] {
  if (!Array.isArray(rejectedErrors)) return [];
  return rejectedErrors.map((error: unknown) => {
    const { recipient, responseCode } = isFailure(error) ? (error as Failure & { readonly recipient?: unknown }) : {};
    const code = typeof responseCode === 'number' ? responseCode : null;
    return { address: String(recipient ?? ''), isTemporary: code !== null && code < 500, code };
  });
}

/** What a failure of nodemailer means for the message. */
export function mailError(error: unknown, isHandedOver: boolean): MailError {
  const failure: Failure = isFailure(error) ? error : {};
  return new MailError(outcomeOf(failure, isHandedOver), reasonOf(failure), refusalsOf(failure));
}

type Log = (entry: unknown, message?: unknown) => void;

/** Follows the conversation of one message with the server. */
export interface MessageWatch {
  readonly logger: Readonly<Record<'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal', Log>> & { level(): void };
  /** Whether the server may have the whole message: it asked for its content. Before that, it certainly has none. */
  isHandedOver(): boolean;
}

/** nodemailer says what happened only in its log: its errors do not tell how far a message got. */
export function handOverWatch(): MessageWatch {
  // Several commands may be on their way; the server answers them in their order.
  const unanswered: string[] = [];
  let handedOver = false;
  const debug: Log = (entry, message) => {
    const { tnx } = (entry ?? {}) as { readonly tnx?: unknown };
    if (tnx === 'client') unanswered.push(String(message));
    if (tnx !== 'server') return;
    const isToData = unanswered.shift() === 'DATA';
    // Some servers say 250 where the standard says 354.
    if (/^354/.test(String(message)) || (isToData && /^[23]/.test(String(message)))) handedOver = true;
  };
  const nothing: Log = () => undefined;
  return {
    logger: {
      ...{ trace: nothing, info: nothing, warn: nothing, error: nothing, fatal: nothing },
      debug,
      level: () => undefined,
    },
    isHandedOver: () => handedOver,
  };
}
