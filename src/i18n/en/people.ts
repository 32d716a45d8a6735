import type { SignInMethod } from '../../../domain/access/sign-in-methods';

/** Screens of users and roles. */
export const people = {
  user: {
    lead: 'Users of the portal and what they can do.',
    employees: 'Employees',
    companyUsers: 'Originating company users',
    name: 'Name',
    roles: 'Roles',
    state: 'Status',
    states: { enabled: 'Enabled', locked: 'Locked', disabled: 'Disabled' },
    search: 'Name, user ID or email',
    create: 'New user',
    refresh: 'Refresh from LOS',
    refreshed: 'Refreshed: {{created}} new, {{changed}} changed, {{disabled}} disabled.',
    emptyTitle: 'No users yet',
    emptyText: 'Create a user, or import users from the loan origination system.',
    person: 'Person',
    work: 'Work',
    rolesTitle: 'Roles and access',
    loginHelp: 'You can’t change this later.',
    mailHelp: 'We send temporary passwords and PINs to this address.',
    retailHelp: 'Sees only the loans of their branch and chooses a password with a link that you send.',
    ownRoles: 'You can’t change your own roles.',
    createLead: 'We email the user a temporary password or, for a retail employee, a link for choosing one.',
    sees: 'What this user sees',
    areas: 'Areas',
    nothing: 'Nothing',
    neverIn: 'Never signed in',
    lastIn: 'Last sign-in {{when}}',
  },
  actions: {
    disable: 'Disable',
    enable: 'Enable',
    unlock: 'Unlock',
    'reset-password': 'Reset password',
    'password-link': 'Send password link',
    disableText_one: '{{count}} user will be signed out and can’t sign in until enabled again.',
    disableText_other: '{{count}} users will be signed out and can’t sign in until enabled again.',
    enableText_one: '{{count}} user can sign in again.',
    enableText_other: '{{count}} users can sign in again.',
    unlockText_one: '{{count}} user can try to sign in again now.',
    unlockText_other: '{{count}} users can try to sign in again now.',
    'reset-passwordText_one':
      '{{count}} user will be signed out and emailed a temporary password, or a link for choosing one if they are a retail employee.',
    'reset-passwordText_other':
      '{{count}} users will be signed out and emailed a temporary password, or a link for choosing one if they are retail employees.',
    'password-linkText_one':
      '{{count}} user will be emailed a link for choosing a new password. It works once, for 72 hours.',
    'password-linkText_other':
      '{{count}} users will be emailed a link for choosing a new password. It works once, for 72 hours.',
  },
  done: {
    disable: 'User disabled.',
    enable: 'User enabled.',
    unlock: 'User unlocked.',
    'reset-password': 'We emailed the user.',
    'password-link': 'We emailed the link.',
  },
  role: {
    lead: 'The loan menu and edit access of each role. Users have the access of all their roles.',
    permissions: 'Menu and statuses',
    menu: 'Loan menu',
    statuses: 'Can edit when the loan is',
    role: 'Role',
    people: 'Users',
    set: 'Role group',
    staff: 'Staff {{number}}',
    external: 'External {{number}}',
    find: 'Find role',
    none: 'No roles match',
    showGroup: 'Show {{name}} statuses',
    foldGroup: 'Hide {{name}} statuses',
    historyOf: 'History of {{role}}',
  },
  groups: {
    early: 'Early',
    inProcess: 'In process',
    approved: 'Approved and funding',
    paused: 'On hold',
    ended: 'Rejected',
    other: 'Other',
  },
  ui: {
    title: 'Pages: read and write',
    pages: 'Loan pages',
    rights: { label: 'Rights', export: 'Export loan (Read: SSNs masked)' },
    whom: 'Changes apply the next time these users open a page.',
    values: { none: 'Hidden', r: 'Read', w: 'Write' },
  },
  bar: {
    label: 'Unsaved changes',
    changes_one: '{{count}} change',
    changes_other: '{{count}} changes',
    inRoles_one: 'in {{count}} role',
    inRoles_other: 'in {{count}} roles',
    counting: 'Counting affected users…',
    holders_one: '{{count}} user has these roles.',
    holders_other: '{{count}} users have these roles.',
    allNotice_one: 'Their access changes.',
    allNotice_other: 'Their access changes.',
    someNotice: 'Access changes for {{noticing}}; {{keeping}} keep it through another role.',
    people_one: '{{count}} user',
    people_other: '{{count}} users',
    save_one: 'Save {{count}} change',
    save_other: 'Save {{count}} changes',
    saved_one: '{{count}} change saved.',
    saved_other: '{{count}} changes saved.',
    stale:
      'Someone else changed these roles. You see the latest version with your changes. Review them and save again.',
  },
};

/** Fields of both kinds of user. */
const user = {
  login: 'User ID',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  nmlsId: 'NMLS ID',
  roles: 'Roles',
  isPml: 'External',
  isRetail: 'Retail',
  branchName: 'Branch',
  companyName: 'Company',
  priceGroup: 'Price group',
  miniCorrespondentPriceGroup: 'Mini-correspondent price group',
  canViewMini: 'Sees mini-correspondent prices',
  disabled: 'Disabled',
  locked: 'Locked',
  lastSignInAt: 'Last sign-in',
  how: 'Method',
  ip: 'IP address',
  remembered: 'Device remembered',
  from: 'From',
  loanNum: 'Loan number',
  settings: 'Settings',
  shortcuts: 'Shortcuts',
  displayName: 'Display name',
};

/** How a user signed in. */
const signInMethods: Record<SignInMethod, string> = {
  pin: 'PIN',
  'remembered device': 'Remembered device',
  handover: 'Link from the LOS',
};

/** Fields of users. */
export const shared = { user, signInMethods };

export const resources = {
  'main/admin/user/employee': { name: 'Employee' },
  'main/admin/user/oc-user': { name: 'Originating company user' },
};
