export const borrowers = {
  title: 'Borrowers',
  choose: 'Borrowers',
  owners: 'Owners',
  unnamed: 'No name yet',
  role: {
    '0B': 'Borrower',
    '0C': 'Co-borrower',
    '1B': 'Borrower, application 2',
    '1C': 'Co-borrower, application 2',
  },
  needs_one: '{{count}} answer missing',
  needs_other: '{{count}} answers missing',
};
