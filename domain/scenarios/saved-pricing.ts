import type { LoanDocument } from '../loan/document';
import { toThousandths } from '../numbers/fixed';
import type { PricingAnswer, ProgramResult } from '../pricing/pricing.schemas';
import { scenarioFields } from '../pricing/scenario-fields';
import { PAR } from '../pricing/sign';
import type { SavedPricing, SavePricing } from './saved-pricing.schemas';

/** The most programs that a version keeps besides the chosen one. */
const BEST = 10;

type Value = SavedPricing['inputs'][string];

const isValue = (value: unknown): value is Value =>
  typeof value === 'string'
    ? value !== '' && value.length <= 400
    : typeof value === 'number' || typeof value === 'boolean';

/** The loan's value of each fact that prices depend on, under its first name, with the changes of a scenario. */
export function pricedInputs(loan: LoanDocument, changes: SavedPricing['inputs']): SavedPricing['inputs'] {
  const inputs: Record<string, Value> = {};
  const [borrower] = loan.applicants ?? [];
  const facts: Readonly<Record<string, unknown>> = { ...loan, aProdBCitizenT: borrower?.aProdBCitizenT };
  for (const [name] of Object.values(scenarioFields)) {
    const value = facts[name];
    if (isValue(value)) inputs[name] = value;
  }
  return { ...inputs, ...changes };
}

const sheetsOf = (programs: readonly ProgramResult[]): SavedPricing['sheets'] => {
  const all = programs.flatMap(({ RateSheet }) => RateSheet ?? []);
  return [...new Map(all.map((sheet) => [JSON.stringify(sheet), sheet])).values()];
};

interface BestRate {
  readonly program: ProgramResult;
  readonly option: ProgramResult['RateOption'][number];
}

const shortOfPar = ({ option }: BestRate): number => Math.max(0, PAR - toThousandths(option.Price));

/** Programs at par by rate, then those below par by how much they are short. */
function bestOf(programs: readonly ProgramResult[]): SavedPricing['best'] {
  const offered = programs.flatMap((program): BestRate[] => {
    const option = program.RateOption.find(({ rateOptionId }) => rateOptionId === program.BestRateOptionId);
    return program.Status === 'Eligible' && option ? [{ program, option }] : [];
  });
  return offered
    .toSorted(
      (one, other) =>
        shortOfPar(one) - shortOfPar(other) || toThousandths(one.option.Rate) - toThousandths(other.option.Rate),
    )
    .slice(0, BEST)
    .map(({ program: { lLpTemplateId, Name }, option: { Rate, Price, Point, Cost, APR, HousingPayment } }) => ({
      ...{ lLpTemplateId, Name, Rate, Price, Point, Cost, APR, HousingPayment },
    }));
}

/** The chosen program with the chosen rate alone; undefined if it is not offered. */
function chosenOf(
  programs: readonly ProgramResult[],
  { lLpTemplateId, requestedRate }: NonNullable<SavePricing['choice']>,
) {
  const program = programs.find((one) => one.lLpTemplateId === lLpTemplateId);
  const option = program?.RateOption.find(({ Rate }) => Number(Rate) === Number(requestedRate));
  return program && option && { ...program, RateOption: [option] };
}

/** What is kept of a price list; `chosen` is undefined if the choice is not offered. */
export function keptPrices(
  loan: LoanDocument,
  { scenario = {}, choice }: SavePricing,
  { PricingResults: { Program: programs } }: PricingAnswer,
): Pick<SavedPricing, 'inputs' | 'sheets' | 'best'> & { readonly chosen: SavedPricing['chosen'] | undefined } {
  return {
    inputs: pricedInputs(loan, scenario),
    sheets: sheetsOf(programs),
    best: bestOf(programs),
    chosen: choice ? chosenOf(programs, choice) : null,
  };
}
