import { useCallback } from 'react';
import { documentationFields, isPortalDocumentationCode } from '../../../domain/loan/codes/documentation-codes';
import { fieldSpec } from '../../../domain/loan/fields/field-table';
import { useOptionChanges } from './option-changes';

/** What the list of the field has for a code: the portal's documentation types go to the LOS as numbers. */
const listedCode = (name: string, code: string): string =>
  name === 'sProdDocT' && isPortalDocumentationCode(code) ? documentationFields(code).sProdDocT : code;

/** Those codes of a field that the lender uses, and the one that stands there, whatever became of it. */
export function useCodesInUse(): (name: string, codes: readonly string[], storedValue?: unknown) => readonly string[] {
  const changeOf = useOptionChanges();
  return useCallback(
    (name, codes, storedValue) => {
      const list = fieldSpec(name)?.codes ?? '';
      return codes.filter((code) => code === storedValue || changeOf(list, listedCode(name, code))?.active !== false);
    },
    [changeOf],
  );
}
