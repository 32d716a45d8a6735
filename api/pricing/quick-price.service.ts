import type { ProgramResult } from '../../domain/pricing/pricing.schemas';
import type { QuickPrice, QuickProgram } from '../../domain/pricing/quick-price.schemas';
import { type QuickScenario, quickChanges } from '../../domain/pricing/quick-scenario';
import { CORPORATE } from '../../domain/reference/corporate';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { AppError, invalid } from '../http/app-error';
import { readLos, scenarioOwner } from '../loan/loan.service';
import { findZip } from '../reference/reference.service';

const [RETAIL, WHOLESALE] = ['1', '2'] as const;

/** The public part of a program's result; adjustments and investor are left out, for guests the identifier, too. */
function publicProgram(program: ProgramResult, actor: Actor | null): QuickProgram | null {
  const best = program.RateOption.find(({ rateOptionId }) => rateOptionId === program.BestRateOptionId);
  if (program.Status !== 'Eligible' || !best) return null;
  const { Name, displayOrder, LoanType, FinMethT, Term, MonthlyInsurance, Insurance, NotChecked } = program;
  const { Rate, Point, APR, Payment, HousingPayment, LockDays, Cost } = best;
  return {
    ...{ Name, displayOrder, LoanType, FinMethT, Term },
    ...(actor ? { lLpTemplateId: program.lLpTemplateId } : {}),
    ...(MonthlyInsurance === undefined ? {} : { MonthlyInsurance }),
    ...(NotChecked === undefined ? {} : { NotChecked }),
    IsInsuranceEstimate: Insurance?.Company === null,
    RateOption: [{ Rate, Point, APR, Payment, HousingPayment, LockDays, Cost }],
  };
}

async function countyOf(portal: AppContext, zip: string): Promise<QuickPrice['county']> {
  const found = await findZip(portal, zip).catch((error: unknown) => {
    if (error instanceof AppError && error.status === 404) return null;
    throw error;
  });
  if (!found?.countyName || !found.state) {
    const message = 'no-zip-code';
    throw invalid(message, { sSpZip: message });
  }
  return { name: found.countyName, state: found.state };
}

/**
 * Best rates of the eligible programs for a scenario without a loan. Nothing is saved. Guests get the prices of the lender's
 * own retail borrowers in the group CORPORATE, users those of their own group.
 */
export async function quickPrice(
  portal: AppContext,
  scenario: QuickScenario,
  actor: Actor | null,
): Promise<QuickPrice> {
  const county = await countyOf(portal, scenario.sSpZip);
  const changes = { ...quickChanges(scenario), sBranchChannelT: actor?.isPml ? WHOLESALE : RETAIL };
  const view = { rates: 'best', ...scenarioOwner(actor) } as const;
  const { PricingResults } = await readLos(() => portal.los.priceScenario(changes, view));
  return {
    PricingResults: { Program: PricingResults.Program.flatMap((program) => publicProgram(program, actor) ?? []) },
    county,
    priceGroup: actor?.priceGroup ?? CORPORATE,
  };
}
