/** What the building blocks of the pages say. */
export const blocks = {
  pick: 'Select {{name}}',
  pickAll: 'Select all on this page',
  leaveTitle: 'Discard what you typed?',
  leaveText: 'It has not been saved.',
  keepEditing: 'Keep editing',
  chartEmpty: 'There is nothing to draw yet',
  email: { title: 'Send Email', preview: 'Preview', send: 'Send' },
  filter: { remove: 'Remove the filter {{name}}', find: 'Find in {{name}}', none: 'No such value' },
};
