/** The loan/application register (HMDA). */
export const hmda = {
  lead: 'Applications with a final action in the period, as Regulation C reports them.',
  year: 'Year',
  period: 'Period',
  search: 'Loan number or borrower',
  quarters: {
    '1': 'January – March',
    '2': 'April – June',
    '3': 'July – September',
    '4': 'Whole year',
  },
  download: 'Download register',
  openEdits: 'Open edits',
  edit: 'Edit',
  text: 'What it says',
  loans: 'Loans',
  all: 'Show all {{count}}',
  fewer: 'Show fewer',
  correct: 'Correct',
  openLoan: 'Open loan',
  fileEdits: 'The file as a whole does not pass these edits:',
  toSettings: 'Open general settings',
  askAdministrator: 'An administrator enters this in General settings.',
  checking: 'Checking loans: {{checked}} of {{loans}}',
  notChecked: 'Not checked yet',
  none: 'None',
  ready: 'This loan passes every edit that can be checked here.',
  emptyTitle: 'No loans in this period',
  emptyText: 'A loan appears here once it was made, denied, withdrawn or bought.',
  kinds: {
    syntactical: 'Must be corrected',
    validity: 'Must be corrected',
    quality: 'Check and confirm',
  },
  figures: {
    label: 'The register of this period',
    loans: 'Loans',
    incomplete: 'Incomplete',
    incompleteText: 'Something is missing or invalid',
    questioned: 'To confirm',
    questionedText: 'Unusual values',
    clean: 'Ready',
    cleanText: 'Pass every edit',
  },
};

export const resources = {
  'main/reports/hmda': {
    name: 'HMDA register',
    fields: {
      loanNum: 'Loan number',
      borrower: 'Borrower',
      action: 'Action taken',
      actionDate: 'Action date',
      edits: 'Open edits',
      result: 'Result',
      edit: 'Edit',
    },
    options: {
      result: {
        incomplete: 'Incomplete',
        questioned: 'To confirm',
        clean: 'Ready',
        unchecked: 'Not checked yet',
      },
    },
  },
};
