/** The loan number of a day (YYYY-MM-DD) and a count: year and month, then the count (2611051394). */
export const loanNumber = (day: string, count: number): string =>
  `${day.slice(2, 4)}${day.slice(5, 7)}${String(count).padStart(6, '0')}`;
