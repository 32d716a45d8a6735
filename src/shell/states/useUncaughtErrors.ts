import { useEffect, useRef } from 'react';
import { useNotifyFailure } from './useNotifyFailure';

/** Raised by browsers where nothing is wrong: a layout that settles in the next frame, a call that was given up. */
const isHarmless = (error: unknown): boolean =>
  (error instanceof Error && /ResizeObserver loop/.test(error.message)) ||
  (error instanceof DOMException && error.name === 'AbortError');

/**
 * Errors that nobody caught, outside of what is drawn: said to the person in a message that can be copied. An `error` event
 * without an error (a picture that does not load, a foreign script) says nothing.
 */
export function useUncaughtErrors(): void {
  const notifyFailure = useNotifyFailure();
  const tell = useRef(notifyFailure);
  tell.current = notifyFailure;
  useEffect(() => {
    const report = (error: unknown): void => {
      if (error && !isHarmless(error)) tell.current(error);
    };
    const onError = (event: ErrorEvent): void => report(event.error);
    const onRejection = (event: PromiseRejectionEvent): void => report(event.reason);
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, []);
}
