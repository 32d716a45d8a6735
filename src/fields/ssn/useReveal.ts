import { useCallback, useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { fieldsCalls } from '../fields-calls';

/** How long a number stays visible. */
export const SHOWN_MS = 30_000;

/** Where a hidden number is. */
export interface HiddenNumber {
  readonly loanNum: string | undefined;
  /** Index of the application, from 0. */
  readonly applicant: number;
  readonly field: string;
}

/**
 * Reveals one hidden number on request. It is fetched from the server, kept only in this component, and cleared after 30
 * seconds, when the user moves on, or when `hide` is called.
 */
export function useReveal({ loanNum, applicant, field }: HiddenNumber) {
  const errorText = useErrorText();
  const [number, setNumber] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isAsking, setAsking] = useState(false);
  const pending = useRef<AbortController | null>(null);
  /** The button that was pressed. Focus may move within its container without hiding the number. */
  const button = useRef<HTMLButtonElement>(null);

  const hide = useCallback((): void => {
    pending.current?.abort();
    pending.current = null;
    setAsking(false);
    setNumber(null);
  }, []);

  useEffect(() => hide, [hide]);

  useEffect(() => {
    if (number === null) return undefined;
    const timer = setTimeout(hide, SHOWN_MS);
    const hideOutside = ({ target }: Event): void => {
      const place = button.current?.parentElement;
      if (!(target instanceof Node) || !place?.contains(target)) hide();
    };
    document.addEventListener('pointerdown', hideOutside);
    document.addEventListener('focusin', hideOutside);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', hideOutside);
      document.removeEventListener('focusin', hideOutside);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [number, hide]);

  const show = async (): Promise<void> => {
    if (loanNum === undefined) return;
    const request = new AbortController();
    pending.current?.abort();
    pending.current = request;
    setFailure(null);
    setAsking(true);
    try {
      const { value } = await fieldsCalls.reveal(loanNum, applicant, field, request.signal);
      if (!request.signal.aborted) setNumber(value);
    } catch (error) {
      if (!request.signal.aborted) setFailure(error);
    } finally {
      if (!request.signal.aborted) setAsking(false);
    }
  };

  return {
    button,
    number,
    failure: failure === null ? null : errorText(failure),
    isAsking,
    show,
    hide,
    canShow: loanNum !== undefined,
  };
}
