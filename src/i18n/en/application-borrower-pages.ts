/** Texts of the pages about each borrower: identity, declarations and demographic information. */
export const borrowerPages = {
  noToAll: 'Answer No to the rest',
  answeredNo_one: '{{count}} question answered No.',
  answeredNo_other: '{{count}} questions answered No.',
  years: 'Years',
  months: 'Months',
  sameAs: 'Same as {{name}}',
  history: 'The addresses cover {{months}} of 24 months. Add former addresses, or check that there are none.',
  why: {
    title: 'Why we ask',
    law: 'Federal law requires lenders to ask for applicants’ ethnicity, race and sex. The information helps ensure that applicants are treated fairly and that communities’ housing needs are met.',
    choice:
      'The borrower can choose one or more answers, or decline. A lender can’t use an answer, or the choice not to answer, to decide on the loan.',
    observed:
      'If the borrower applies in person and declines to answer, the law requires the lender to note ethnicity, race and sex based on observation or surname.',
  },
  declinedInPerson:
    'The borrower declined in person. Choose what was observed or what the surname suggests above, and confirm below that it was collected that way.',
};
