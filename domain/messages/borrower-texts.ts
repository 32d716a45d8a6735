/** What the server says about borrowers and title holders: as `serverTexts`. */
export const borrowerTexts = {
  'borrower-not-found': 'The borrower was not found.',
  'application-not-found': 'The application was not found.',
  'borrower-place-taken': 'There is a borrower at this place already.',
  'no-place-for-borrower': 'A loan has at most two applications, each of a borrower and a co-borrower.',
  'last-borrower': 'A loan keeps at least one borrower.',
  'no-coborrower': 'This application has no co-borrower to swap with.',
  'records-undecided': 'Choose what happens to the records that only this borrower owns.',
  'heir-leaves': 'Choose a borrower who stays on the loan.',
  'title-holder-not-found': 'The title holder was not found.',
  'already-on-title': 'This borrower is already on title.',
} as const;
