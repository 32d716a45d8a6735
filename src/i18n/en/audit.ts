/** The audit of the portal. */
export const audit = {
  lead: 'Sign-ins, changes, exports and refused calls, newest first. Entries can’t be changed.',
  search: 'User, loan, address or request ID',
  emptyTitle: 'No entries yet',
  values: 'Values',
  noValues: 'No values were recorded.',
  before: 'Before',
  after: 'After',
  field: 'Field',
  value: 'Value',
  times: '{{number}} times',
};

export const resources = {
  'main/admin/audit': {
    name: 'Audit',
    fields: {
      at: 'Time',
      actor: 'User',
      action: 'Action',
      subject: 'Subject',
      outcome: 'Outcome',
      address: 'Address',
      requestId: 'Request ID',
      times: 'Times',
    },
    options: { outcome: { done: 'Done', denied: 'Denied', failed: 'Failed', open: 'Open' } },
  },
};
