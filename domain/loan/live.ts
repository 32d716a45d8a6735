/** Parts of a loan that a change may be about; `other` is what the LOS did by itself and did not name. */
export const liveParts = ['loan', 'documents', 'contacts', 'disclosure', 'orders', 'other'] as const;
export type LivePart = (typeof liveParts)[number];
