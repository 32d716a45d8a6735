/**
 * The changed part of a loan; `other` is a change made by the LOS without details, `marks` what the user has read: only that user hears
 * of it.
 */
export const liveParts = [
  'loan',
  'lock',
  'documents',
  'conditions',
  'contacts',
  'disclosure',
  'orders',
  'messages',
  'marks',
  'other',
] as const;
export type LivePart = (typeof liveParts)[number];
