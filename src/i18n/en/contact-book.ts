/** The lender's contact book. */
export const contactBook = {
  one: 'Contact',
  address: 'Address',
  notes: 'Notes',
  lead: 'People and companies that users add to loans.',
  search: 'Name, company, email, phone or city',
  activeHelp: 'Inactive contacts can’t be added to loans.',
  noteHelp: 'Only administrators see this.',
  emptyTitle: 'No contacts yet',
  emptyText: 'Add the title and closing companies that your loans use.',
};

export const resources = {
  'main/admin/contact': {
    name: 'Contact',
    fields: {
      name: 'Name',
      company: 'Company',
      role: 'Role',
      phone: 'Phone',
      email: 'Email',
      address: 'Address',
      city: 'City',
      state: 'State',
      zip: 'ZIP',
      licenseNum: 'License or NMLS ID',
      note: 'Note',
      active: 'Active',
    },
  },
};
