import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { formatPercent } from '../../domain/format/percent';
import { type LoanPathKey, loanPath } from '../../domain/pages/loan-path';
import type { ProgramResult, RateOption, ReasonResult } from '../../domain/pricing/pricing.schemas';
import { ApiError } from '../providers/data/api-error';
import { isUnder, queryKeys } from '../providers/data/query-keys';
import { priceText } from './figures';
import { pricingCalls } from './pricing-calls';
import type { ScenarioChanges } from './scenario-changes';

interface Choice {
  readonly program: ProgramResult;
  readonly option: RateOption;
  readonly scenario: ScenarioChanges;
}

/** What was to be chosen. */
interface Tried {
  readonly program: Pick<ProgramResult, 'Name'>;
  readonly option: Pick<RateOption, 'Rate' | 'Price'>;
}

/** Why the server rejected a selection: the price changed, the loan is no longer eligible, or another failure. */
export type Refusal =
  | {
      readonly kind: 'moved';
      readonly program: string;
      readonly rate: string;
      readonly was: string;
      readonly now: string | null;
    }
  | { readonly kind: 'not-eligible'; readonly program: string; readonly reasons: readonly ReasonResult[] }
  | { readonly kind: 'failed'; readonly error: unknown };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isReason = (value: unknown): value is ReasonResult =>
  isObject(value) && typeof value.code === 'string' && isObject(value.actual) && isObject(value.needed);

/** Parses the rejection from the error. `choose-program.ts` in the LOS documents its content. */
export function refusalOf(error: unknown, { program, option }: Tried): Refusal {
  if (!(error instanceof ApiError)) return { kind: 'failed', error };
  const { current, reasons } = error.body;
  if (error.code === 'not-offered') {
    const now = isObject(current) && typeof current.Price === 'string' ? current.Price : null;
    return { kind: 'moved', program: program.Name, rate: option.Rate, was: option.Price, now };
  }
  if (error.code === 'not-eligible' && Array.isArray(reasons)) {
    return { kind: 'not-eligible', program: program.Name, reasons: reasons.filter(isReason) };
  }
  return { kind: 'failed', error };
}

/** Selects a rate of a program, then opens `next` with a confirmation. `onChosen` is called before. */
export function useChooseProgram(loanNum: string, next: LoanPathKey, onChosen: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  return useMutation({
    mutationFn: ({ program, option, scenario }: Choice) =>
      pricingCalls.choose(loanNum, {
        lLpTemplateId: program.lLpTemplateId,
        requestedRate: option.Rate,
        requestedFee: option.Point,
        ...(Object.keys(scenario).length > 0 ? { scenario } : {}),
      }),
    onSuccess: async (_, { program, option }) => {
      onChosen();
      // The loan has a new version, so every query that depends on it is refetched.
      await client.invalidateQueries({ predicate: ({ queryKey }) => !isUnder(queryKey, queryKeys.pricing()) });
      notify('pricing.chosen', {
        type: 'success',
        messageArgs: { program: program.Name, rate: formatPercent(option.Rate), price: priceText(option.Price) },
      });
      await navigate(loanPath(loanNum, next));
    },
    // The price list that the user selected from is outdated.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 422)
        void client.invalidateQueries({ queryKey: queryKeys.pricing(loanNum) });
    },
  });
}
