import type { Cents } from '../../numbers/fixed';
import type { CostDetails } from './cost-details';
import type { DisclosedEstimate } from './disclosed-estimate';

/** What exceeds the tolerance, and how it is refunded. */
export interface Excess {
  readonly amount: Cents;
  readonly refund: 'credit' | 'principal' | 'none';
}

/** Why a line of the cash to close has changed, as 12 CFR 1026.38(e) and (i) want it stated. */
export type CashReason =
  | { readonly kind: 'totals'; readonly loanCosts: boolean; readonly otherCosts: boolean }
  | { readonly kind: 'lender-credits' }
  | { readonly kind: 'excess'; readonly amount: Cents; readonly refund: Excess['refund'] }
  | { readonly kind: 'before-closing' | 'financed' | 'adjustments' | 'payoffs' }
  | { readonly kind: 'seller-credits'; readonly lumpSum: boolean; readonly columns: boolean }
  | { readonly kind: 'payment' | 'deposit' | 'funds' | 'loan-amount'; readonly increased: boolean };

interface ChangedLine {
  readonly code: string;
  readonly before: Cents;
  readonly final: Cents;
  readonly estimate: DisclosedEstimate;
  readonly details: CostDetails;
  readonly excess: Excess;
}

function closingCostReasons({ estimate, details, excess }: ChangedLine): CashReason[] {
  const loanCosts = details.loanCosts !== estimate.loanCosts;
  const otherCosts = details.otherCosts !== estimate.otherCosts;
  return [
    loanCosts || otherCosts ? { kind: 'totals', loanCosts, otherCosts } : { kind: 'lender-credits' },
    ...(excess.amount > 0 ? [{ kind: 'excess', ...excess } as const] : []),
  ];
}

/** Where the seller's credits are: as one amount in Section L, in the columns of page 2, or both (1026.38(i)(7)(iii)(A)). */
function sellerCreditReason({ final, details }: ChangedLine): CashReason {
  const { sellerAt, sellerBefore } = details.closingCostsSums;
  const columns = sellerAt !== 0 || sellerBefore !== 0;
  return { kind: 'seller-credits', lumpSum: final !== 0 || !columns, columns };
}

/** The statements of a line that has changed. */
export function reasonsOf(line: ChangedLine): CashReason[] {
  const { code, before, final } = line;
  const grew = Math.abs(final) > Math.abs(before);
  switch (code) {
    case 'closingCosts':
      return closingCostReasons(line);
    case 'paidBeforeClosing':
      return [{ kind: 'before-closing' }];
    case 'closingCostsFinanced':
      return [{ kind: 'financed' }];
    case 'downPayment':
      return [{ kind: 'payment', increased: final > before }];
    case 'deposit':
      return [{ kind: 'deposit', increased: grew }];
    case 'fundsForBorrower':
      return [{ kind: 'funds', increased: grew }];
    case 'loanAmount':
      return [{ kind: 'loan-amount', increased: final > before }];
    case 'sellerCredits':
      return [sellerCreditReason(line)];
    case 'payoffs':
      return [{ kind: 'payoffs' }];
    default:
      return [{ kind: 'adjustments' }];
  }
}
