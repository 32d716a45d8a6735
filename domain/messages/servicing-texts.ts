/** What the portal says about loans in servicing. */
export const servicingTexts = {
  'not-in-servicing': 'The loan is not in servicing: it is not funded, or its terms are incomplete.',
  'payment-unknown': 'The payment is not known yet. Enter the loan’s amount, note rate, term and first payment date.',
  'transfer-last-day': 'The old servicer stops on the day before the transfer, or on the same day.',
  'servicer-no-free-phone':
    'The letter names the address of {{name}} and its toll-free or collect-call number. An administrator adds both under Loan Setup, Servicers.',
  'no-servicing-phone':
    'The letter names the toll-free or collect-call number of the lender. An administrator adds the servicing phone to the general settings.',
  'no-transfer': 'No transfer of servicing is planned for this loan.',
  'servicer-not-active': 'Choose an active servicer.',
  'transaction-in-future': 'Enter today or an earlier day.',
  'amount-is-zero': 'Enter an amount other than zero.',
  'amount-not-positive': 'Enter an amount above zero. A reversal takes a transaction back.',
  'amount-not-negative': 'Enter an amount below zero: the money leaves the loan.',
  'more-than-payoff': 'This is more than the payoff of the loan on that day.',
  'paid-too-far-ahead':
    'This pays more than a year in advance. Post what reduces the principal as additional principal.',
  'reverses-nothing': 'Choose a transaction of this loan that can be taken back.',
  'reversal-not-opposite': 'Enter the amount of the transaction that is taken back, as a negative amount.',
  'reversal-before-taken': 'Enter the day of the transaction that is taken back, or a later one.',
  'reverses-not-a-reversal': 'Only a reversal takes another transaction back.',
  'payoff-not-calculated':
    'The rate or payment of this loan changes before that day, and later payments are not calculated here. Ask the servicer for the payoff.',
  'payoff-needs-penalty': 'The note charges for a prepayment on that day. Enter the prepayment penalty.',
  'loan-not-sold': 'The loan has no purchase date, or its investor is not in the contact book.',
  'investor-incomplete':
    'The notice names the new owner’s address and phone. Add both to the investor in the contact book.',
  'no-escrow-review': 'The escrow account can’t be analyzed: it has no expenses, or their due dates are missing.',
  'amounts-day': 'Choose a due date that has not come and is not paid.',
  'no-notice': 'The notice was not found.',
  'notice-no-email': '{{name}} has no email address. Mail the notice.',
  'notice-day': 'Enter a day from the day the notice was made to today.',
  'payoff-day-passed': 'Choose today or a later day.',
} as const;
