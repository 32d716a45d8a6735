const status = {
  title: 'Change status',
  now: 'Status now:',
  choose: 'New status',
  nothing: 'No requirements',
  met: 'Done',
  open: 'Missing',
  manual: 'Manual underwriting decision',
  otherReason: 'Other reason',
  otherHelp: 'Borrowers and brokers read this.',
  note: 'Note',
  noteHelp: 'For staff only. It is kept in the status log.',
  changed: 'The loan is in the status {{status}} now.',
};

export const loan = { status };
