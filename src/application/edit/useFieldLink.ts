import { useCallback } from 'react';
import { linkToField, pageOfField } from '../../../domain/application/locate-field';
import { useDraftLoan } from './draft';

/** Returns the URL of the page where a field is edited; undefined if there is none. */
export function useFieldLink(): (path: string) => string | undefined {
  const document = useDraftLoan();
  return useCallback(
    (path: string) => (pageOfField(path, { document }) ? linkToField(document.sLNm, path, { document }) : undefined),
    [document],
  );
}
