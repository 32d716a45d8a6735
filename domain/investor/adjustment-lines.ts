/** One adjustment of an investor's price: its effect on rate, price and margin, as decimal texts. */
export interface InvestorAdjustment {
  readonly description: string;
  readonly rate: string;
  readonly price: string;
  readonly margin: string;
}

const LINE = /^(?<description>.+); rate (?<rate>-?[\d.]+), price (?<price>-?[\d.]+), margin (?<margin>-?[\d.]+)$/;

/** The adjustments as the loan stores them, one a line, so that its log of changes shows them as text. */
export const adjustmentLines = (adjustments: readonly InvestorAdjustment[]): string | null =>
  adjustments.length === 0
    ? null
    : adjustments
        .map(({ description, rate, price, margin }) => `${description}; rate ${rate}, price ${price}, margin ${margin}`)
        .join('\n');

/** The stored adjustments; a line of another form, which another system wrote, changes nothing but is kept as its description. */
export const readAdjustments = (lines: string | null | undefined): InvestorAdjustment[] =>
  (lines ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { description = line, rate = '0.000', price = '0.000', margin = '0.000' } = LINE.exec(line)?.groups ?? {};
      return { description, rate, price, margin };
    });
