import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ProgramResult } from '../../domain/pricing/pricing.schemas';
import { queryKeys } from '../providers/data/query-keys';
import { pricingCalls } from './pricing-calls';
import { eligible } from './program-list';
import type { ScenarioChanges } from './scenario-changes';

/** A price list and the program for which it contains all rates. */
export interface PriceList {
  readonly programs: readonly ProgramResult[];
  readonly focusedProgramId: string | undefined;
}

/** Prices change during the day: an older list is refetched when the page regains focus. */
const FRESH_MS = 60_000;

/** Stands for the loan number in the keys of prices without a loan. */
export const NO_LOAN = 'no-loan';

/** Prices of a loan with changes, or of a whole scenario without a loan. */
export const askPrices = (
  loanNum: string | null,
  changes: ScenarioChanges,
  view: Parameters<typeof pricingCalls.quickPricer>[1],
  signal: AbortSignal,
) =>
  loanNum === null
    ? pricingCalls.quickPricer(changes, view, signal)
    : pricingCalls.price(loanNum, changes, view, signal);

interface PricingQuery {
  /** Null prices the scenario without a loan. */
  readonly loanNum: string | null;
  /** Loan version; undefined until the loan loads, which postpones the request. */
  readonly version: number | undefined;
  readonly changes: ScenarioChanges;
  readonly focusedProgramId: string | undefined;
  /** A past moment that is priced again. */
  readonly asOf?: string | null;
}

/** The program with all its rates: the focused one, or the first that is offered if it is not. */
function openedOf(programs: readonly ProgramResult[], focusedProgramId: string | undefined): string | undefined {
  const offered = eligible(programs).map(({ lLpTemplateId }) => lLpTemplateId);
  return offered.find((id) => id === focusedProgramId) ?? offered[0] ?? focusedProgramId;
}

/**
 * Prices of the loan with the scenario's changes. The previous list stays while the next one loads, and superseded
 * requests are aborted.
 */
export function usePricing({ loanNum, version, changes, focusedProgramId, asOf = null }: PricingQuery) {
  const queryClient = useQueryClient();
  const name = loanNum ?? NO_LOAN;
  const last = useRef<PriceList | undefined>(undefined);
  const query = useQuery({
    queryKey: queryKeys.prices(name, version, changes, focusedProgramId, asOf),
    queryFn: async ({ signal }): Promise<PriceList> => {
      const view = {
        rates: 'best-and-focused' as const,
        ...(focusedProgramId ? { focusedProgramId } : {}),
        ...(asOf ? { asOf } : {}),
      };
      const answer = await askPrices(loanNum, changes, view, signal);
      const programs = answer.PricingResults.Program;
      const opened = openedOf(programs, focusedProgramId);
      const list = { programs, focusedProgramId: opened };
      // The page focuses the opened program next, and has its rates.
      if (opened !== focusedProgramId) {
        queryClient.setQueryData(queryKeys.prices(name, version, changes, opened, asOf), list);
      }
      return list;
    },
    enabled: version !== undefined,
    staleTime: FRESH_MS,
    retry: false,
  });
  if (query.data) last.current = query.data;
  return {
    /** The latest list received, for any scenario. */
    list: query.data ?? last.current,
    /** Whether the list matches the current scenario. */
    current: query.data !== undefined,
    pricedAt: query.dataUpdatedAt,
    busy: query.isFetching,
    error: query.error,
    refetch: () => void query.refetch(),
  };
}
