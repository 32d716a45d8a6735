/** Reports that desks ask for. */
export const reports = {
  lead: 'Figures about your loans, with the loans behind each number.',
  search: 'Loan number or borrower',
  about: {
    lockExpiry: 'Active locks by the days until they expire.',
    hmda: 'The loan/application register of a year, its open edits, and the file.',
  },
  lockExpiry: {
    lead: 'Active locks by the days until they expire, also those that have expired.',
    emptyTitle: 'No active locks',
    emptyText: 'A loan appears here once its rate is locked.',
  },
};

export const resources = {
  'main/reports/lock-expiry': {
    name: 'Lock expiry',
    fields: {
      loanNum: 'Loan number',
      borrower: 'Borrower',
      status: 'Status',
      amount: 'Amount',
      channel: 'Channel',
      branch: 'Branch',
      officer: 'Loan officer',
      program: 'Program',
      expDate: 'Expires',
      daysLeft: 'Days left',
      estClosing: 'Est. closing',
    },
  },
};
