/** Messages of the post-closing desk. */
export const postClosingTexts = {
  'not-funded': 'Post-closing begins when the loan is funded.',
  'no-checklist-item': 'The checklist of this loan has no such document.',
  'received-in-future': 'Enter today or an earlier day.',
  'received-has-no-exception': 'A document that was received has no exception.',
  'received-day-stays': 'This document was recorded as received on {{date}}. That day can’t be changed.',
  'checklist-item-exists': 'The checklist has another document with this ID.',
  'collateral-in-future': 'Enter today or an earlier day.',
  'collateral-before-last': 'Enter the day of the latest entry or a later one.',
  'collateral-moving': 'The note is on its way. Record its arrival or return first.',
  'collateral-not-moving': 'This shipment has already arrived or was returned.',
  'collateral-not-there': 'The note can only be returned from the latest shipment.',
  'collateral-same-place': 'The note is already there.',
  'collateral-not-last': 'Only the latest entry can be corrected.',
  'collateral-bailee-later': 'The bailee letter goes with the shipment or before it.',
  'collateral-full': 'This log has {{most}} entries and takes no more.',
} as const;
