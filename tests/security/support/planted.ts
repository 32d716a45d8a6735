/** Social Security numbers that exist only in the loans of the harness: one for each borrower, none valid outside of tests. */
export const plantedSsns = ['901-77-4411', '902-77-4422', '903-77-4433', '904-77-4444', '905-77-4455'] as const;

const forms = plantedSsns.flatMap((ssn) => [ssn, ssn.replaceAll('-', '')]);

/** Whether a text has a planted number, with or without hyphens. */
export const holdsPlantedSsn = (text: string): boolean => forms.some((form) => text.includes(form));

/** The calls whose answers have full numbers on purpose, for users with the right to export them. */
export const revealing: readonly string[] = [
  'GET /lqb/loans/{loanNum}/mismo',
  'GET /lqb/loans/{loanNum}/mismo/original',
];
