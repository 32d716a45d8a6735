/** Said of a loan that has no number at a subservicer yet (SERVICING-01). */
export const NOT_TRANSFERRED = 'Not yet available. Please check back after the transfer date.';
