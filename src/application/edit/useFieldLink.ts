import { useCallback } from 'react';
import { linkToField, pageOfField } from '../../../domain/application/locate-field';
import { useDraftLoan } from './draft';

/** Where the field of a place is entered: an address, or undefined where no page edits it. */
export function useFieldLink(): (path: string) => string | undefined {
  const document = useDraftLoan();
  return useCallback(
    (path: string) => (pageOfField(path, { document }) ? linkToField(document.sLNm, path, { document }) : undefined),
    [document],
  );
}
