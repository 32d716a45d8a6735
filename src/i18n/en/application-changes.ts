import type { ChangeSection } from '../../../domain/application/change-log';
import type { RecordListName } from '../../../domain/loan/document';

/** Sections that changes are looked for by. */
const sections: Readonly<Record<ChangeSection, string>> = {
  'borrower-info': 'Borrowers',
  employment: 'Employment',
  income: 'Other income',
  residence: 'Former homes',
  asset: 'Assets',
  liability: 'Debts',
  reo: 'Owned real estate',
  'subject-property': 'Subject property',
  'loan-terms': 'Terms and costs',
  'prop-title': 'Title',
  declaration: 'Declarations',
  demographics: 'Demographics',
};

/** One record of a list. */
const lists: Readonly<Record<RecordListName, string>> = {
  employments: 'Employment',
  incomes: 'Other income',
  assets: 'Asset',
  liabilities: 'Debt',
  reos: 'Owned property',
  residences: 'Former home',
  vestings: 'Title holder',
};

/** Who changed which field of a loan. */
export const applicationChanges = {
  title: 'Changes',
  at: 'When',
  by: 'By',
  section: 'Section',
  field: 'Field',
  of: 'Of',
  before: 'Before',
  after: 'After',
  empty: 'No change yet',
  emptyText: 'Every field that somebody changes in this loan is listed here, with its value before and after.',
  ofCoborrower: '{{field}} (co-borrower)',
  ofList: '{{list}}: {{field}}',
  sections,
  lists,
};
