import { ApiError } from '../../providers/data/api-error';
import { type DraftBody, draftCalls } from './draft-calls';

/** Edits within this time are sent together. */
const WAIT_MS = 2_000;
const RETRY_MS = 15_000;
/** Browsers send at most 64 kB while a page is left. */
const MAX_LEAVING_BYTES = 60_000;

type Content = Omit<DraftBody, 'form'>;

/** Whether the same content may be accepted later. */
const isTemporary = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;
const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/**
 * Keeps what is typed into one form on the server, with one call at a time. `read` returns the content when it is sent, null if
 * nothing is left to keep.
 */
export function draftKeeper(form: string, read: () => Content | null) {
  let id: string = crypto.randomUUID();
  /** Whether the server may have the draft. */
  let isStored = false;
  let isPending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<unknown> = Promise.resolve();

  const later = (ms: number): void => {
    timer ??= setTimeout(send, ms);
  };
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  /** The content to send now; null if there is none. */
  const take = (): DraftBody | null => {
    stop();
    const content = isPending ? read() : null;
    isPending = false;
    if (content === null) return null;
    isStored = true;
    return { form, ...content };
  };
  const failed = (error: unknown): void => {
    isPending ||= isTemporary(error) || isSignedOut(error);
    if (isTemporary(error)) later(RETRY_MS);
  };

  function send(): void {
    stop();
    running = running.then(() => {
      const body = take();
      return body === null ? undefined : draftCalls.save(id, body).catch(failed);
    });
  }

  /** The form is saved, or its edits are discarded. */
  const remove = (): void => {
    stop();
    isPending = false;
    if (!isStored) return;
    const removed = id;
    isStored = false;
    id = crypto.randomUUID();
    running = running.then(() => draftCalls.remove(removed)).catch(() => undefined);
  };

  return {
    /** The form has edits that the server does not have. */
    changed: (): void => {
      isPending = true;
      later(WAIT_MS);
    },
    /** Sends what is pending, such as after signing in again. */
    retry: (): void => {
      if (isPending) send();
    },
    /** Sends what is pending while the page is hidden or left. */
    flush: (): void => {
      const body = take();
      if (body === null) return;
      const isSmall = new Blob([JSON.stringify(body)]).size <= MAX_LEAVING_BYTES;
      const sending = (isSmall ? draftCalls.saveLeaving(id, body) : draftCalls.save(id, body)).catch(failed);
      running = running.then(() => sending);
    },
    remove,
    /** From now on this is the form's draft. */
    adopt: (draft: string): void => {
      remove();
      id = draft;
      isStored = true;
    },
  };
}
