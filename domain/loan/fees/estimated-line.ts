/** A line of a Loan Estimate as it was disclosed, unrounded and as far as the borrower pays it. */
export interface EstimatedLine {
  readonly id: string;
  readonly type: string;
  readonly description: string;
  readonly section: string;
  readonly bucket: string;
  readonly amount: string;
}
