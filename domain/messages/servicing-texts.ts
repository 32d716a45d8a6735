/** What the portal says about loans in servicing. */
export const servicingTexts = {
  'not-in-servicing': 'The loan is not in servicing: it is not funded, or its terms are incomplete.',
  'payment-unknown': 'The payment is not known yet. Enter the loan’s amount, note rate, term and first payment date.',
  'transfer-last-day': 'The old servicer stops on the day before the transfer, or on the same day.',
  'no-transfer': 'No transfer of servicing is planned for this loan.',
  'servicer-not-active': 'Choose an active servicer.',
  'transaction-in-future': 'Enter today or an earlier day.',
  'amount-is-zero': 'Enter an amount other than zero.',
  'amount-not-positive': 'Enter an amount above zero. A reversal takes a transaction back.',
  'amount-not-negative': 'Enter an amount below zero: the money leaves the loan.',
  'reverses-not-a-reversal': 'Only a reversal takes another transaction back.',
  'payoff-not-calculated':
    'The rate or payment of this loan changes before that day, and later payments are not calculated here. Ask the servicer for the payoff.',
  'payoff-needs-penalty': 'The note charges for a prepayment on that day. Enter the prepayment penalty.',
  'payoff-day-passed': 'Choose today or a later day.',
} as const;
