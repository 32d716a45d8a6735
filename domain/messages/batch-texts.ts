/** Messages about batches of rows from files. */
export const batchTexts = {
  'no-batch': 'The batch was not found.',
  'batch-has-no-rows': 'The file has no rows below its titles. Choose another file.',
  'batch-has-too-many-rows': 'The file has more than {{most}} rows. Split it into several files.',
  'batch-with-other-rows': 'This import was started before with other content. Choose the file again.',
  'batch-not-to-save': 'This batch has no rows to save.',
  'row-twice': 'Another row of the file is about the same loan.',
  'batch-differs': 'The file has {{file}}, the loan has {{loan}}.',
  'batch-nothing-to-compare': 'The loan has no value to compare with.',
  'batch-loan-missing': 'The loan is not in the file.',
  'batch-loan-touched': 'The loan changed since. It was left as it is.',
  'batch-not-to-undo': 'Only the last batch that saved rows can be undone.',
} as const;
