import type { ChangeSection } from '../../../domain/application/change-log';
import type { RecordListName } from '../../../domain/loan/document';

/** Sections that the changes can be filtered by. */
const sections: Readonly<Record<ChangeSection, string>> = {
  'borrower-info': 'Borrowers',
  employment: 'Employment',
  income: 'Other income',
  residence: 'Former addresses',
  asset: 'Assets',
  liability: 'Liabilities',
  reo: 'Real estate owned',
  'subject-property': 'Subject property',
  'loan-terms': 'Terms and costs',
  'prop-title': 'Title',
  declaration: 'Declarations',
  demographics: 'Demographic information',
};

/** One record of a list. */
const lists: Readonly<Record<RecordListName, string>> = {
  employments: 'Employment',
  incomes: 'Other income',
  assets: 'Asset',
  liabilities: 'Liability',
  reos: 'Real estate owned',
  residences: 'Former address',
  vestings: 'Title holder',
};

/** Who changed which field of a loan. */
export const applicationChanges = {
  title: 'Changes',
  at: 'When',
  by: 'By',
  section: 'Section',
  field: 'Field',
  of: 'Applies to',
  ofLoan: 'Loan',
  before: 'Before',
  after: 'After',
  empty: 'No changes yet',
  emptyText: 'Every field changed in this loan appears here, with its values before and after.',
  ofCoborrower: '{{field}} (co-borrower)',
  ofList: '{{list}}: {{field}}',
  sections,
  lists,
};
