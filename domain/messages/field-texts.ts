/** What is wrong with the value of one field. */
export const fieldTexts = {
  required: 'Required',
  'not-text': 'Enter a text.',
  'not-a-number': 'Enter a number.',
  'not-whole': 'Enter a whole number.',
  'too-many-decimals': 'Too many decimals.',
  'too-small': 'The value is too small.',
  'too-large': 'The value is too large.',
  'too-long': 'The text is too long.',
  'control-characters': 'The text has characters that cannot be kept.',
  'invalid-date': 'Invalid Date',
  'date-too-early': 'The date is too early.',
  'date-too-late': 'The date is too late.',
  'invalid-instant': 'Enter a date and time with a time zone.',
  'invalid-phone': 'Enter a phone number of 10 digits.',
  'invalid-ssn': 'Enter a social security number of 9 digits.',
  'invalid-zip': 'Enter a ZIP code of 5 digits.',
  'zip-plus-four': 'Enter the 5 digits of the ZIP code alone; the 4 behind them are not kept.',
  'invalid-email': 'Enter an email address.',
  'invalid-state': 'Choose a state.',
  'not-yes-or-no': 'Choose yes or no.',
  'not-a-code': 'Choose one of the list.',
  'retired-code': 'This choice is not offered any more. Choose another one.',
  'not-a-list': 'Enter a list.',
  'too-many': 'The list has more records than can be kept.',
  'unknown-field': 'There is no such field.',
  'computed-field': 'This value is calculated and cannot be set.',
  'guarded-field': 'This value is set by an operation and cannot be changed here.',
  'wrong-place': 'This field does not belong here.',
} as const;

/** Why an input was not accepted: the code of a message. */
export type Problem = keyof typeof fieldTexts;
