/** What was typed into a form and not saved. */
export const drafts = {
  offer: 'You have unsaved changes from {{at}}.',
  restore: 'Restore',
  restored: 'Restored. Save to keep your changes.',
  restoredNewer: 'Restored on top of what others changed since then. Review the page before you save.',
  conflict: 'These values have changed since you typed yours. Choose which value to keep for each field.',
  notAllowed: 'Your role can no longer change this page. Ask an administrator. Your changes stay here until you leave.',
  signIn: {
    title: 'Sign in to continue',
    text: 'Your session has ended. Your changes are still on this page.',
    user: 'User ID',
    password: 'Password',
    submit: 'Sign in',
    withProvider: 'Log in with {{provider}} in a new tab',
    leave: 'Leave this page',
  },
};
