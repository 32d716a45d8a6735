import { pacificDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import { message } from '../../domain/messages/message';
import { formatCents, formatThousandths } from '../../domain/numbers/fixed';
import { loanPricedFor, referenceOf } from '../../domain/pricing/catalog-reference';
import type { PricingAnswer, ProgramResult, RateOption } from '../../domain/pricing/pricing.schemas';
import { FieldReader } from '../../domain/pricing/read-field';
import { readScenario } from '../../domain/pricing/read-scenario';
import { scenarioFields } from '../../domain/pricing/scenario-fields';
import type { RateQuoteRequest } from '../../domain/scenarios/rate-quote.schemas';
import type { AppContext } from '../app-context';
import { borrowersOf, type QuotedOption, type RateQuoteData, rateQuoteFile } from '../documents/documents.service';
import type { Actor } from '../http/actor';
import { refuse } from '../http/app-error';
import { priceViewOf, readLos } from '../loan/loan.service';
import { priceQuickly } from './quick-pricer.service';

const ADJUSTABLE = '1';

/** The facts of a scenario as a quote prints them. What cannot be read has been refused before. */
function scenarioFacts(
  loan: LoanDocument | null,
  changes: RateQuoteRequest['scenario'],
  now: Date,
): RateQuoteData['scenario'] {
  const reference = referenceOf({}, loanPricedFor({ ...loan }));
  const scenario = readScenario({ ...loan }, changes, reference, pacificDate(now));
  const { county, state, zip, ratios, amount, purchasePrice } = scenario;
  const value = new FieldReader(changes, { ...loan }).money(...scenarioFields.appraisedValue);
  const money = (cents: number | undefined) => (cents === undefined ? null : formatCents(cents));
  const place = [county?.name, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return {
    sLPurposeT: scenario.purpose,
    sProdSpT: scenario.propertyType,
    sOccTPe: scenario.occupancy,
    property: place === '' ? null : place,
    sPurchPrice: money(purchasePrice),
    sApprVal: money(value),
    sLAmtCalc: money(amount),
    ltv: ratios ? formatThousandths(ratios.ltv) : null,
    score: scenario.score ?? null,
    lockDays: scenario.lockDays,
  };
}

const quoted = (program: ProgramResult, option: RateOption): QuotedOption => ({
  program: program.Name,
  rate: option.Rate,
  apr: option.APR,
  term: program.Term,
  isAdjustable: program.FinMethT === ADJUSTABLE,
  points: option.Point,
  cost: option.Cost,
  note: Number(program.UpfrontInsurance ?? 0) > 0 ? (program.LoanAmount ?? null) : null,
  payment: option.Payment,
  insurance: option.MonthlyInsurance ?? null,
  isInsuranceEstimate: program.Insurance?.Company === null,
  housing: option.HousingPayment,
  lacks: program.HousingPaymentLacks ?? [],
  cash: option.CashToClose ?? null,
});

type Choice = RateQuoteRequest['options'][number];

/** The rate of a choice. Throws `not-offered` if it has no price now. */
function optionOf({ PricingResults: { Program: programs } }: PricingAnswer, choice: Choice): QuotedOption {
  const program = programs.find(({ lLpTemplateId }) => lLpTemplateId === choice.lLpTemplateId);
  if (!program) throw refuse('not-offered', 'program-gone');
  const option = program.RateOption.find(({ Rate }) => Number(Rate) === Number(choice.requestedRate));
  if (option) return quoted(program, option);
  throw refuse('not-offered', message('rate-not-offered', { program: program.Name, rate: choice.requestedRate }));
}

/** A PDF with the prices of up to three rates, made now for a loan or for a scenario without one. Nothing is stored. */
export async function quoteRates(
  portal: AppContext,
  actor: Actor,
  loan: LoanDocument | null,
  { language, scenario, preparedFor, options }: RateQuoteRequest,
) {
  const now = portal.clock();
  const priceWith = (focusedProgramId: string): Promise<PricingAnswer> => {
    const view = { rates: 'best', focusedProgramId } as const;
    return loan
      ? readLos(() => portal.los.price(loan.sLNm, scenario, priceViewOf(actor, view)))
      : priceQuickly(portal, actor, scenario, view);
  };
  const programs = [...new Set(options.map(({ lLpTemplateId }) => lLpTemplateId))];
  const answers = new Map(
    await Promise.all(programs.map(async (program) => [program, await priceWith(program)] as const)),
  );
  const data: RateQuoteData = {
    loanNum: loan?.sLNm ?? null,
    preparedFor: loan ? borrowersOf(loan).join(', ') || null : preparedFor || null,
    preparedBy: actor.displayName,
    asOf: now.toISOString(),
    scenario: scenarioFacts(loan, scenario, now),
    options: options.flatMap((choice) => {
      const answer = answers.get(choice.lLpTemplateId);
      return answer ? [optionOf(answer, choice)] : [];
    }),
  };
  return rateQuoteFile(portal, data, language);
}
