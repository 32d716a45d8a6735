import { useEffect, useRef } from 'react';
import type { PublicationDetail } from '../../../domain/pricing/rate-publication.schemas';

/** Focuses what became of a draft, so that the announcement of its rates is in sight. */
export function useResultFocus(state: PublicationDetail['state']) {
  const result = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'draft' && state !== 'draft') {
      result.current?.focus({ preventScroll: true });
      // The page head above it comes into view, too.
      result.current?.scrollIntoView?.({ block: 'center' });
    }
    before.current = state;
  }, [state]);
  return result;
}
