/** Screens of branches and originating companies. */
export const reference = {
  place: 'Place and contact',
  activeHelp: 'What is not active takes no new loans.',
  activate: 'Set active',
  deactivate: 'Set inactive',
  activateConfirm_one: '{{count}} record takes new loans again.',
  activateConfirm_other: '{{count}} records take new loans again.',
  deactivateConfirm_one: '{{count}} record takes no new loans any more. Its present loans stay as they are.',
  deactivateConfirm_other: '{{count}} records take no new loans any more. Their present loans stay as they are.',
  branch: {
    one: 'Branch',
    lead: 'Where the lender’s own people work and retail loans belong.',
    search: 'Name, code, city or manager',
    create: 'New branch',
    emptyTitle: 'There are no branches yet',
    emptyText: 'Retail loans belong to a branch. Create the first one.',
  },
  company: {
    one: 'Originating company',
    lead: 'Brokers and correspondents that bring the lender loans.',
    search: 'Name, city or email',
    create: 'New company',
    processHelp: 'Only for correspondents.',
    emptyTitle: 'There are no originating companies yet',
    emptyText: 'Wholesale and correspondent loans belong to a company. Create the first one.',
  },
  fees: {
    actions: 'Actions',
    title: 'Branch fees',
    add: 'Add a fee',
    edit: 'Edit the fee',
    remove: 'Delete the fee {{name}}',
    removeText: 'The fee of {{amount}} is no longer added to new loans of this branch.',
    emptyTitle: 'This branch has no fees of its own',
    emptyText: 'A fee that is added here goes with the loans of this branch.',
  },
};

/** Fields that branches and companies have both. */
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
  branches: { name: 'Branch', fields: { code: 'Code', manager: 'Manager', fees: 'Fees' } },
  companies: {
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
