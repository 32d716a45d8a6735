import type { FieldSpec } from './field';
import { code, integer } from './loan-kinds';

/** Decisions of the lender's settings that a loan stores, because its figures depend on them; no page edits them. */
export const lenderFields = {
  sShortDebtPc: {
    ...integer(0, 100),
    label: 'Share of income that debts with few payments may take (%)',
    notInMismo: 'lender-only',
  },
  sSpRentQualT: { ...code('sSpRentQualT'), label: 'Rent counts for', notInMismo: 'lender-only' },
} as const satisfies Record<string, FieldSpec>;
