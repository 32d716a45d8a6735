/** Changes by other users while a page is open. */
export const live = {
  changedBy: 'Changed by {{name}} a moment ago.',
  changed: 'Changed a moment ago.',
  changedWhatBy: 'Changed by {{name}} a moment ago: {{what}}.',
  changedWhat: 'Changed a moment ago: {{what}}.',
  more_one: '{{count}} more field',
  more_other: '{{count}} more fields',
  parts: {
    lock: 'rate lock',
    documents: 'documents',
    conditions: 'conditions',
    contacts: 'contacts',
    disclosure: 'eDisclosure',
    orders: 'orders',
    messages: 'messages',
  },
  gone: 'You no longer have access to this loan. You see it as it was when your access ended.',
  dismiss: 'Dismiss',
};
