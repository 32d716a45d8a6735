/** How much of a pricing answer a caller needs; by default every rate, with hidden adjustments folded into the base price. */
export interface PriceView {
  /** `best`: one rate for each program; the list of programs needs no more. */
  readonly rates?: 'all' | 'best';
  /** The program that carries all its rates in any case. */
  readonly focusedProgramId?: string;
  /** For lender users only. */
  readonly showHidden?: boolean;
}

/** A rate that a person chose; rate and fee as the price list printed them (fee = points, positive a cost). */
export interface RequestedRate {
  readonly lLpTemplateId: string;
  readonly requestedRate: string;
  readonly requestedFee: string;
  readonly sProdRLckdDays?: number;
  /** Scenario fields that the price was asked with; they are saved on the loan with the choice. */
  readonly scenario?: Readonly<Record<string, unknown>>;
}
