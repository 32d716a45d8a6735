/** The changed part of a loan; `other` is a change made by the LOS without details. */
export const liveParts = [
  'loan',
  'documents',
  'conditions',
  'contacts',
  'disclosure',
  'orders',
  'messages',
  'other',
] as const;
export type LivePart = (typeof liveParts)[number];
