import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { isBlank } from '../../../domain/application/visibility/condition';
import type { Owner } from '../../../domain/loan/records';
import { useRoleText } from '../borrowers/useBorrowers';
import { useSection } from '../edit/section-context';
import { type FieldHolder, sourceOf } from '../parts/field-holder';
import { useShownBorrowers } from './useShownBorrowers';

/** Lets a long name wrap. */
const wrapping = {
  blockSize: 'auto',
  paddingBlock: '5px',
  lineHeight: '16px',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
} as const;

/** The fields to copy. Time at the address and housing terms are the borrower's own. */
const parts = ['aBAddr', 'aBAddrUnit', 'aBCity', 'aBState', 'aBZip', 'aBZipPlus4', 'aBCountry'] as const;

const holderOf = (owner: Owner): FieldHolder => ({ kind: 'borrower', owner });
const street = (owner: Owner): string => sourceOf(holderOf(owner), 'aBAddr');

/** Copies the current address of the closest previous borrower who has one. */
export function SameAddress({ owner }: { readonly owner: Owner }) {
  const translate = useTranslate();
  const role = useRoleText();
  const { readOnly } = useSection();
  const { getValues, setValue } = useFormContext();
  const borrowers = useShownBorrowers();
  const own = borrowers.findIndex((borrower) => borrower.owner === owner);
  const before = borrowers.slice(0, Math.max(0, own)).reverse();
  const streets: readonly unknown[] = useWatch({ name: before.map((borrower) => street(borrower.owner)) });
  const from = before.find((_, index) => !isBlank(streets[index]));
  if (from === undefined || readOnly) return null;
  const copy = (): void => {
    for (const part of parts) {
      const value: unknown = getValues(sourceOf(holderOf(from.owner), part));
      setValue(sourceOf(holderOf(owner), part), value ?? null, { shouldDirty: true, shouldTouch: true });
    }
  };
  return (
    <Button sx={wrapping} variant="outlined" size="small" onClick={copy}>
      {translate('borrowerPages.sameAs', { name: from.name || role(from.owner) })}
    </Button>
  );
}
