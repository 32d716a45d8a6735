const YEAR = 12;

/** Whole years as the bare number, less than two years in months, other periods in years to two decimals (comments 37(a)(10)-1 and -3). */
function periodOf(months: number): string {
  if (months % YEAR === 0) return String(months / YEAR);
  return months < 2 * YEAR ? `${months} mo.` : String(Number((months / YEAR).toFixed(2)));
}

/** The periods of an adjustable rate: `5/1`, `5/6 mo.`, `18 mo./18 mo.`, `2.58/1`. */
export const productPeriods = (first: number, every: number): string => `${periodOf(first)}/${periodOf(every)}`;

const OLD_PERIODS = /(\d+) (Year|Mo\.)\/(\d+) (Year|Mo\.)/;

/** A product in the words of today: disclosures of before November 2026 say `5 Year/6 Mo. Adjustable Rate`. */
export const currentProduct = (product: string): string =>
  product.replace(OLD_PERIODS, (_, first: string, firstUnit: string, every: string, everyUnit: string) => {
    const months = (count: string, unit: string): number => Number(count) * (unit === 'Year' ? YEAR : 1);
    return productPeriods(months(first, firstUnit), months(every, everyUnit));
  });
