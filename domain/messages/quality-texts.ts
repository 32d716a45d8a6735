/** Messages about reviews of closed loans and edits of the HMDA register. */
export const qualityTexts = {
  'no-qc-review': 'The review was not found.',
  'qc-month-not-over': 'Choose a month that is over, so that every closed loan is known.',
  'qc-no-loans': 'No loans match. Choose another month or rule.',
  'qc-already-drawn': 'This month already has a random sample. Reload the page to see it.',
  'qc-worked-on-loan': 'You worked on this loan. Someone else must review it.',
  'qc-reviewer-worked-on-loan': 'This user worked on the loan. Choose someone else.',
  'qc-not-reviewer': 'Only the reviewer of this loan can change the review.',
  'qc-is-completed': 'This review is completed. Open it again to change it.',
  'qc-is-open': 'This review is open already.',
  'qc-not-complete': 'Answer every item before you complete the review.',
  'hmda-edit-passed': 'This edit no longer questions these values. Reload the page.',
} as const;
