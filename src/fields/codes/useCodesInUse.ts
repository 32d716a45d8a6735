import { useCallback } from 'react';
import { documentationFields, isPortalDocumentationCode } from '../../../domain/loan/codes/documentation-codes';
import { fieldSpec } from '../../../domain/loan/fields/field-table';
import { useOptionChanges } from './option-changes';

/** The field's own code for a listed code: the portal's documentation types go to the LOS as numbers. */
const listedCode = (name: string, code: string): string =>
  name === 'sProdDocT' && isPortalDocumentationCode(code) ? documentationFields(code).sProdDocT : code;

/** The codes that the lender uses, plus the stored one even if it is no longer used. */
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
