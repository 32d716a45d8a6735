import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../providers/data/query-keys';
import { eligible } from '../program-list';
import type { ScenarioChanges } from '../scenario-changes';
import { askPrices, NO_LOAN } from '../usePricing';

/** What is priced: a loan with changes, or a whole scenario without a loan. */
export interface Priced {
  readonly loanNum: string | null;
  readonly version: number;
  readonly changes: ScenarioChanges;
}

/** The eligible programs with every rate. */
export const useAllRates = ({ loanNum, version, changes }: Priced) =>
  useQuery({
    queryKey: [...queryKeys.pricing(loanNum ?? NO_LOAN), 'all-rates', version, changes],
    queryFn: async ({ signal }) => {
      const { PricingResults } = await askPrices(loanNum, changes, { rates: 'all' }, signal);
      return eligible(PricingResults.Program);
    },
    retry: false,
  });
