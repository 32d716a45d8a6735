import { useCallback } from 'react';
import { linkOfPlace, pageOfPlace } from '../../../domain/application/field-place';
import { useDraftLoan } from './draft';

/** Where the field of a place is entered: an address, or undefined where no page edits it. */
export function useLinkOfPlace(): (place: string) => string | undefined {
  const document = useDraftLoan();
  return useCallback(
    (place: string) => (pageOfPlace(place, { document }) ? linkOfPlace(document.sLNm, place, { document }) : undefined),
    [document],
  );
}
