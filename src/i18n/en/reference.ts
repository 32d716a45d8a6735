/** Screens of branches and originating companies. */
export const reference = {
  place: 'Address and contact',
  activeHelp: 'Inactive means no new loans.',
  activateConfirm_one: '{{count}} record will accept new loans again.',
  activateConfirm_other: '{{count}} records will accept new loans again.',
  deactivateConfirm_one: '{{count}} record will no longer accept new loans. Existing loans don’t change.',
  deactivateConfirm_other: '{{count}} records will no longer accept new loans. Existing loans don’t change.',
  branch: {
    one: 'Branch',
    codeTaken: 'This code is also used by {{branches}}. You can save it, but reports can’t tell the branches apart.',
    lead: 'The lender’s branches, where staff work and retail loans belong.',
    search: 'Name, code, city or manager',
    create: 'New branch',
    emptyTitle: 'No branches yet',
    emptyText: 'Every retail loan belongs to a branch. Create the first one.',
  },
  company: {
    one: 'Originating company',
    lead: 'Brokers and correspondents who bring loans to the lender.',
    search: 'Name, city or email',
    create: 'New company',
    processHelp: 'For correspondents only.',
    emptyTitle: 'No originating companies yet',
    emptyText: 'Every wholesale or correspondent loan belongs to a company. Create the first one.',
  },
  fees: {
    actions: 'Actions',
    apr: 'Counts in the APR',
    title: 'Branch fees',
    add: 'Add fee',
    edit: 'Edit fee',
    remove: 'Delete the {{name}} fee',
    removeText: 'The fee of {{amount}} will no longer be added to this branch’s new loans.',
    emptyTitle: 'No branch fees yet',
    emptyText: 'Fees you add here apply to this branch’s loans.',
  },
};

/** Fields of both branches and companies. */
const organization = {
  name: 'Name',
  nmlsId: 'NMLS ID',
  address: 'Address',
  city: 'City',
  state: 'State',
  zip: 'ZIP',
  phone: 'Phone',
  email: 'Email',
  channel: 'Channel',
  priceGroup: 'Price group',
  active: 'Active',
};

export const shared = { organization };

/** Fields of branches, companies and fees. */
export const resources = {
  'main/admin/branch': { name: 'Branch', fields: { code: 'Code', manager: 'Manager', fees: 'Fees' } },
  'main/admin/branch/company': {
    name: 'Originating company',
    fields: { correspondentProcess: 'Correspondent process' },
    options: { channel: { '2': 'Wholesale', '3': 'Correspondent' } },
  },
  'branch-fees': {
    name: 'Branch fee',
    fields: { type: 'Fee', amount: 'Amount', paidBy: 'Paid by', appliesTo: 'Applies to' },
    options: {
      paidBy: { borrower: 'Borrower', lender: 'Lender', seller: 'Seller' },
      appliesTo: { all: 'All loans', purchase: 'Purchases', refinance: 'Refinances' },
    },
  },
};
