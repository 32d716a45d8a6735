/** The pages that write loan fields. */
export const loanFieldPages = ['application', 'loan-summary', 'rate-lock'] as const;

/** The pages that price a loan and choose its program (decisions "UI access and calls"). */
export const programPages = ['loan-summary', 'rate-lock'] as const;
