import type { PricingResults } from '../../domain/pricing/pricing.schemas';

/** Every program with its rates, or with the reasons why it is not eligible (main-job.md, price). */
export interface PricingAnswer {
  readonly PricingResults: PricingResults;
}

/** A rate that a person chose; rate and fee as the price list printed them (fee = points, positive a cost). */
export interface DemandedRate {
  readonly lLpTemplateId: string;
  readonly requestedRate: string;
  readonly requestedFee: string;
  readonly sProdRLckdDays?: number;
  /** Scenario fields that the price was asked with; they are saved on the loan with the choice. */
  readonly scenario?: Readonly<Record<string, unknown>>;
}
