import type { RequestType } from './request-types';

/** Appraisal forms by their numbers; UAD 3.6 is one report instead of the numbered ones. */
export const appraisalForms = [
  '1004',
  '1004 Desktop',
  '1004 Hybrid',
  '2055',
  '1004C',
  '1073',
  '1075',
  '2090',
  '1025',
  '1004 + 1007',
  '1073 + 1007',
  '1025 + 216',
  'UAD 3.6',
] as const;
export type AppraisalForm = (typeof appraisalForms)[number];

/** From this day on, appraisals for the GSEs are made by UAD 3.6 (from memory). */
const UAD_FROM = '2026-11-02';

/** Whether an order of a loan for the GSEs on a day should be by UAD 3.6. */
export const needsUad = (agency: string | undefined, on: string): boolean =>
  (agency === 'fannie-mae' || agency === 'freddie-mac') && on >= UAD_FROM;

const MANUFACTURED = '4';
const COOP = '3';
const DETACHED_CONDOMINIUM = '5';

const byType: Readonly<Record<RequestType, readonly AppraisalForm[]>> = {
  'no-sf': ['1004', '1004 Desktop', '1004 Hybrid', '2055', 'UAD 3.6'],
  'no-cd': ['1073', '1075', 'UAD 3.6'],
  'no-24': ['1025', 'UAD 3.6'],
  'no-sf-rs': ['1004 + 1007', 'UAD 3.6'],
  'no-cd-rs': ['1073 + 1007', 'UAD 3.6'],
  'no-24-rs': ['1025 + 216', 'UAD 3.6'],
};

/** What the choice of a form depends on. */
export interface FormFacts {
  readonly sProdSpT?: string | null | undefined;
  readonly sGseSpT?: string | null | undefined;
}

/** The forms that fit the property, the usual one first. */
export function formsFor(type: RequestType, { sProdSpT, sGseSpT }: FormFacts): readonly AppraisalForm[] {
  if (sProdSpT === MANUFACTURED) return ['1004C', 'UAD 3.6'];
  if (sProdSpT === COOP) return ['2090', 'UAD 3.6'];
  // A detached condominium is appraised as a house.
  if (sGseSpT === DETACHED_CONDOMINIUM && type === 'no-cd') return ['1004', ...byType['no-cd']];
  return byType[type];
}
