import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ProgramResult } from '../../domain/pricing/pricing.schemas';
import { queryKeys } from '../providers/data/query-keys';
import { pricingCalls } from './pricing-calls';
import type { ScenarioChanges } from './scenario-changes';

/** A price list as it came: for which program it has all rates. */
export interface PriceList {
  readonly programs: readonly ProgramResult[];
  readonly focusedProgramId: string | undefined;
}

/** Prices move during the day; a list older than this is asked for again when the page comes back. */
const FRESH_MS = 60_000;

interface PricingQuery {
  readonly loanNum: string;
  /** Version of the loan; undefined while it is not there, then nothing is asked. */
  readonly version: number | undefined;
  readonly changes: ScenarioChanges;
  readonly focusedProgramId: string | undefined;
}

/**
 * Prices of the loan with the scenario's changes. The list before stays while the next one is on its way; a question that
 * is overtaken by the next one is aborted.
 */
export function usePricing({ loanNum, version, changes, focusedProgramId }: PricingQuery) {
  const last = useRef<PriceList | undefined>(undefined);
  const query = useQuery({
    queryKey: queryKeys.prices(loanNum, version, changes, focusedProgramId),
    queryFn: async ({ signal }): Promise<PriceList> => {
      const view = { rates: 'best' as const, ...(focusedProgramId ? { focusedProgramId } : {}) };
      const answer = await pricingCalls.price(loanNum, changes, view, signal);
      return { programs: answer.PricingResults.Program, focusedProgramId };
    },
    enabled: version !== undefined,
    staleTime: FRESH_MS,
  });
  if (query.data) last.current = query.data;
  return {
    /** The newest list that came, of whatever question. */
    list: query.data ?? last.current,
    /** The list answers the present question. */
    current: query.data !== undefined,
    pricedAt: query.dataUpdatedAt,
    busy: query.isFetching,
    error: query.error,
    refetch: () => void query.refetch(),
  };
}
