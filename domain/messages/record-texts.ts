/** What the server says about lists and records of the portal: as `serverTexts`. */
export const recordTexts = {
  'no-record': 'The record was not found.',
  'no-such-filter': 'There is no such filter.',
  'cannot-sort': 'The list cannot be sorted by this.',
  'is-taken': 'This is taken already.',
  'cannot-remove': 'This cannot be removed: it is used in {{number}} places.',
  'name-stays': 'The name cannot change: {{number}} loans in the loan origination system carry it.',
  'no-branch-record': 'The branch was not found.',
  'no-fee': 'The fee was not found.',
  'fee-there': 'The branch has this fee already.',
} as const;
