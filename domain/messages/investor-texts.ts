/** Messages about the sale of loans and their prices today. */
export const investorTexts = {
  'no-current-price': 'The loan has no price today, because its program or rate isn’t offered.',
  'current-price-moved': 'The price of the loan is now {{price}}. Price it again before you save.',
  'no-price-run': 'The run was not found.',
  'no-loans-to-price': 'No loans match. Change the filters.',
  'no-schedule': 'This scheduled email no longer exists.',
  'not-a-report-view': 'This is not a view of the report.',
  'recipient-without-report': 'One of these people may not open this report.',
  'too-many-schedules': 'You can schedule {{most}} emails at most. Delete one first.',
  'report-in-sending': 'The last email of this report is still being sent. Wait until it arrives.',
  'report-too-long': 'A workbook can have {{most}} rows at most. Narrow the filters, or export CSV.',
  'too-many-loans-to-price': 'More than {{most}} loans match. Narrow the filters.',
  'no-prices-to-save': 'All prices that can be saved are already saved or being saved.',
} as const;
