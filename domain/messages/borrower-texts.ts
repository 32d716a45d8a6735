/** Messages about borrowers and title holders. */
export const borrowerTexts = {
  'borrower-not-found': 'The borrower was not found.',
  'application-not-found': 'The application was not found.',
  'borrower-place-taken': 'This position already has a borrower.',
  'no-place-for-borrower': 'A loan can have at most two applications, each with a borrower and a co-borrower.',
  'last-borrower': 'A loan must keep at least one borrower.',
  'no-coborrower': 'This application has no co-borrower to swap with.',
  'records-undecided': 'Choose what to do with the records that only this borrower owns.',
  'new-owner-leaves': 'Choose a borrower who stays on the loan.',
  'title-holder-not-found': 'The title holder was not found.',
  'already-on-title': 'This borrower is already on title.',
} as const;
