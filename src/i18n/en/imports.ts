/** Imports of a whole table from a file. */
export const imports = {
  file: 'File',
  format: 'A file ({{types}}) with the columns {{columns}}. Other columns are ignored.',
  check: 'Check file',
  first: 'There’s no table yet, so every row is new. Nothing has been changed yet.',
  removesMost:
    'The file removes {{removed}} of the {{total}} rows of {{before}}. Apply it only if it contains the whole table.',
  compared: 'The file compared with {{before}}. Nothing has been changed yet.',
  form: 'Changes that concern the whole table',
  apply: 'Apply changes',
  another: 'Choose another file',
  applied: 'The changes were saved.',
  added_one: '{{count}} row added',
  added_other: '{{count}} rows added',
  changed_one: '{{count}} row changed',
  changed_other: '{{count}} rows changed',
  removed_one: '{{count}} row removed',
  removed_other: '{{count}} rows removed',
  same_one: '{{count}} row unchanged.',
  same_other: '{{count}} rows unchanged.',
};
