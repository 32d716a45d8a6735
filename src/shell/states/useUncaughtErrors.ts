import { useEffect, useRef } from 'react';
import { useNotifyFailure } from './useNotifyFailure';

/** Harmless browser errors: resize observer loops and aborted calls. */
const isHarmless = (error: unknown): boolean =>
  (error instanceof Error && /ResizeObserver loop/.test(error.message)) ||
  (error instanceof DOMException && error.name === 'AbortError');

/**
 * Reports uncaught errors outside of rendering in a message that can be copied. An `error` event
 * without an error object (a failed image, a script of another origin) is ignored.
 */
export function useUncaughtErrors(): void {
  const notifyFailure = useNotifyFailure();
  const notifyRef = useRef(notifyFailure);
  notifyRef.current = notifyFailure;
  useEffect(() => {
    const report = (error: unknown): void => {
      if (error && !isHarmless(error)) notifyRef.current(error);
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
