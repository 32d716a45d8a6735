/** What the portal says about loans in servicing. */
export const servicingTexts = {
  'not-in-servicing': 'The loan is not in servicing: it is not funded, or its terms are incomplete.',
  'payoff-day-passed': 'Choose today or a later day.',
} as const;
