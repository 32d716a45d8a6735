/** Texts of shared components. */
export const blocks = {
  pick: 'Select {{name}}',
  pickAll: 'Select all on this page',
  leaveTitle: 'Discard your changes?',
  leaveText: 'You have unsaved changes.',
  keepEditing: 'Keep editing',
  chartEmpty: 'No data yet',
  email: { title: 'Send Email', preview: 'Preview', send: 'Send' },
  filter: { remove: 'Remove the filter {{name}}', find: 'Search {{name}}', none: 'No matches' },
};
