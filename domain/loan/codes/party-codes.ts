/**
 * Roles of agents and contacts (`AgentRoleT`). CONTACT-01 lists fourteen; CONTACT-02 says that 4, 6, 7, 26, 33, 43 and 56 are
 * used and lists kinds of contacts without numbers, so the labels of those and of 0 to 3 are the portal's.
 */
export const agentRoleCodes = {
  '0': 'Other',
  '1': 'Appraiser',
  '2': 'Escrow',
  '3': 'Title',
  '4': 'Lender',
  '6': 'Broker',
  '7': 'Investor',
  '9': 'Underwriter',
  '19': 'Loan Officer',
  '21': 'Account Executive',
  '22': 'Processor',
  '25': 'Manager',
  '26': 'Closing Agent',
  '33': 'Listing Agent',
  '40': 'Broker Processor',
  '42': 'Funder',
  '43': 'Selling Agent',
  '46': 'Doc Drawer',
  '50': 'Disclosure Desk',
  '51': 'Jr. Processor',
  '52': 'Junior Underwriter',
  '54': 'LO Assistant',
  '56': 'Seller',
  '60': 'External Secondary',
  '61': 'External Post Closer',
} as const;

/** The payee of a fee (CONTACT-09). Not the list of agent roles, in which 21 is the account executive. */
export const paidToCodes = {
  '0': 'Other',
  '1': 'Appraiser',
  '3': 'Credit Report',
  '21': 'Lender',
  '26': 'Broker',
  '31': 'Home Owner Association',
  '63': 'AMC',
} as const;
