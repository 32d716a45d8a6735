/** What was typed into a form and not saved. */
export const drafts = {
  offer: 'You have unsaved changes from {{at}}.',
  restore: 'Restore',
  restored: 'Restored. Save to keep your changes.',
  restoredNewer: 'Restored on top of what others changed since then. Review the page before you save.',
  conflict: 'These values have changed since you typed yours. Choose which value to keep for each field.',
};
