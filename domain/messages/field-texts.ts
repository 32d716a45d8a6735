/** What is wrong with the value of one field. */
export const fieldTexts = {
  required: 'Required',
  'not-text': 'Enter text.',
  'not-a-number': 'Enter a number.',
  'not-whole': 'Enter a whole number.',
  'too-many-decimals': 'Use fewer decimal places.',
  'too-small': 'Enter a larger value.',
  'too-large': 'Enter a smaller value.',
  'too-long': 'This text is too long. Shorten it.',
  'control-characters': 'This text has characters that can’t be saved. Remove them.',
  'invalid-date': 'Invalid Date',
  'date-too-early': 'Enter a later date.',
  'date-too-late': 'Enter an earlier date.',
  'invalid-instant': 'Enter a date and time with a time zone.',
  'invalid-phone': 'Enter a 10-digit phone number.',
  'invalid-ssn': 'Enter a 9-digit Social Security number.',
  'invalid-zip': 'Enter a 5-digit ZIP code.',
  'zip-plus-four': 'Enter only the first 5 digits of the ZIP code.',
  'invalid-email': 'Enter an email address.',
  'invalid-state': 'Choose a state.',
  'not-yes-or-no': 'Choose yes or no.',
  'not-a-code': 'Choose a value from the list.',
  'retired-code': 'This choice is no longer offered. Choose another one.',
  'not-a-list': 'Enter a list.',
  'too-many': 'The list has too many entries. Remove some.',
  'unknown-field': 'This field does not exist.',
  'computed-field': 'This value is calculated. You can’t enter it.',
  'guarded-field': 'You can’t change this value here. Use the action that sets it.',
  'wrong-place': 'This field does not belong here.',
} as const;

/** Why an input was not accepted: the code of a message. */
export type Problem = keyof typeof fieldTexts;
