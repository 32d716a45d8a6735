/** Words of the pages about each borrower: who they are, what they declare, and what they tell for monitoring. */
export const borrowerPages = {
  noToAll: 'No to all unanswered',
  answeredNo_one: '{{count}} question answered with no.',
  answeredNo_other: '{{count}} questions answered with no.',
  years: 'Years',
  months: 'Months',
  sameAs: 'Same as {{name}}',
  history: 'The addresses reach back {{months}} of 24 months. Add the former ones, or say that there are none.',
  why: {
    title: 'Why this is asked',
    law: 'Federal law asks lenders for the ethnicity, race and sex of applicants, so that it can be seen whether all are treated fairly and whether the housing needs of communities are met.',
    choice:
      'The borrower may choose one or more answers, or decline. No lender may decide about the loan by an answer, nor by the wish not to give one.',
    observed:
      'Where the application is taken in person and the borrower declines, the law asks the lender to note ethnicity, race and sex as observed or by surname.',
  },
  declinedInPerson:
    'The borrower declined in person. Choose above what was observed or what the surname suggests, and answer below that it was collected that way.',
};
