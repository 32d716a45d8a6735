/** The disclosure and election of a property inspection waiver, also called value acceptance. */
export const appraisalWaiver = {
  title: 'Property Inspection Waiver Disclosure',
  lead: 'The automated underwriting system offered to accept the value of the property below without an appraisal. You may accept this offer or order an appraisal anyway.',
  propertyHeading: 'Loan and property',
  facts: {
    borrowers: 'Borrowers',
    property: 'Property',
    loanNumber: 'Loan number',
    amount: 'Loan amount',
    value: 'Value used',
    price: 'Purchase price',
    purpose: 'Purpose',
    occupancy: 'Occupancy',
  },
  meaningHeading: 'What the waiver means',
  meaning: [
    'No appraiser inspects the property or gives an opinion of its value. The value used comes from your application and from earlier data about the property.',
    'The actual market value may be higher or lower. No one checks the condition of the property for you; consider a home inspection.',
    'You don’t pay for an appraisal and don’t receive a copy of one.',
    'The offer can end if the loan terms or other facts change. We may then require an appraisal.',
    'We may order an appraisal in any case if we need one.',
  ],
  choiceHeading: 'Your choice',
  choices: {
    accept: 'I accept the waiver. The loan proceeds without an appraisal.',
    order: 'I decline the waiver. Please order an appraisal; I understand that its cost may be charged to me.',
  },
  choose: 'Each borrower makes their own choice and signs. On paper: mark one choice, sign, and return this form.',
  signature: 'Signature',
  date: 'Date',
};
