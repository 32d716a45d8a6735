/** The texts of React-Admin that pages show before the others have loaded. */
export const ra = {
  action: { undo: 'Undo' },
  boolean: { true: 'Yes', false: 'No', null: ' ' },
  validation: { required: 'Required' },
};
