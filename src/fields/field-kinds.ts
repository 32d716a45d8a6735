import type { FieldKind } from '../../domain/loan/fields/field';
import type { FieldName } from '../../domain/loan/fields/field-table';

/** A kind of input: a kind of the field table, or a variant of one. */
export interface FieldKindExample {
  readonly kind: FieldKind | 'longCode' | 'tree' | 'unit' | 'scale' | 'parentheses';
  /** A field that uses this input. */
  readonly name: FieldName;
  /** A value in stored form. */
  readonly value: string | number | boolean | readonly string[];
}

/** Every kind of input that `FieldInput` supports, with an example field. No loan field uses rich text. */
export const fieldKinds: readonly FieldKindExample[] = [
  { kind: 'money', name: 'sPurchPrice', value: '812500.00' },
  { kind: 'scale', name: 'sPerDiemAmt', value: '76.4384' },
  { kind: 'parentheses', name: 'reo.netRent', value: '-1250.50' },
  { kind: 'percent', name: 'sNoteIR', value: '6.125' },
  { kind: 'decimal', name: 'sSpBathrooms', value: '2.5' },
  { kind: 'integer', name: 'sCreditScoreType2', value: 742 },
  { kind: 'unit', name: 'sTerm', value: 360 },
  { kind: 'date', name: 'sEstCloseD', value: '2026-12-04' },
  { kind: 'instant', name: 'sLastModifiedT', value: '2026-11-20T18:42:00Z' },
  { kind: 'phone', name: 'aBHPhone', value: '(415) 555-0123 12' },
  { kind: 'ssn', name: 'aBSsn', value: '***-**-6789' },
  { kind: 'email', name: 'aBEmail', value: 'ann.lee@example.com' },
  { kind: 'zip', name: 'sSpZip', value: '91101' },
  { kind: 'text', name: 'sSpAddr', value: '41 Larkspur Lane' },
  { kind: 'note', name: 'sSpLegalDesc', value: 'Lot 7, Tract 2210, as recorded in Book 41.' },
  { kind: 'yesno', name: 'sProdImpound', value: true },
  { kind: 'code', name: 'sLPurposeT', value: '0' },
  { kind: 'state', name: 'sSpState', value: 'CA' },
  { kind: 'longCode', name: 'sProd3rdPartyUwResultT', value: '1' },
  { kind: 'codes', name: 'aBMilitaryStatusT', value: ['1'] },
  { kind: 'tree', name: 'aBRaces', value: ['B', 'BA'] },
];
