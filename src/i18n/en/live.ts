/** What others did while one was looking. */
export const live = {
  changedBy: 'Changed by {{name}} a moment ago.',
  changed: 'Changed by somebody else a moment ago.',
  changedWhatBy: 'Changed by {{name}} a moment ago: {{what}}.',
  changedWhat: 'Changed by somebody else a moment ago: {{what}}.',
  more_one: '{{count}} more field',
  more_other: '{{count}} more fields',
  parts: { documents: 'documents', contacts: 'contacts', disclosure: 'eDisclosure', orders: 'orders' },
  gone: 'This loan is no longer among those that you may see. What stands here is its last state known to you.',
  dismiss: 'Dismiss',
};
