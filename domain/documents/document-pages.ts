/** The pages of a loan whose users may list and open its documents. */
export const documentPages = ['edisclosure', 'upload-submission', 'documents'] as const;
