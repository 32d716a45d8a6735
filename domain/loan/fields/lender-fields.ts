import type { FieldSpec } from './field';
import { code } from './loan-kinds';

/** Decisions of the lender's settings that a loan stores, because its figures depend on them; no page edits them. */
export const lenderFields = {
  sSpRentQualT: { ...code('sSpRentQualT'), label: 'Rent counts for', notInMismo: 'lender-only' },
} as const satisfies Record<string, FieldSpec>;
