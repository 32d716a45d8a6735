import { pacificDate } from '../format/date';
import type { LoanDocument } from '../loan/document';
import { thousandthsOf } from '../numbers/cents';
import { formatThousandths } from '../numbers/fixed';
import { loanPricedFor, referenceOf } from '../pricing/catalog-reference';
import { priceProgram } from '../pricing/price-program';
import type { PricingCatalog } from '../pricing/pricing-catalog.schemas';
import type { Program } from '../pricing/program';
import { isOffered } from '../pricing/program-rates';
import { type RateSheet, sheetsInForce } from '../pricing/rate-sheet';
import { ScenarioError } from '../pricing/read-field';
import { readScenario } from '../pricing/read-scenario';
import type { PricingReference } from '../pricing/scenario';
import type { CurrentPrice, CurrentPriceState } from './current-price.schemas';
import { newLockTerm } from './new-lock-term';

const LOCKED = '1';

/** Before a lock, a loan is priced with the period that it was priced with when its program was chosen. */
const termOf = (loan: LoanDocument, today: string): number =>
  loan.sRateLockStatusT === LOCKED ? newLockTerm(loan, today) : (loan.sProdRLckdDays ?? newLockTerm(loan, today));

interface Priced {
  readonly state: CurrentPriceState;
  readonly price: string | null;
}

const without = (state: CurrentPriceState): Priced => ({ state, price: null });

/** A pricer of many loans by one catalog and moment: what they share is looked up once. */
export function currentPricer(catalog: PricingCatalog, now: Date): (loan: LoanDocument) => CurrentPrice {
  const today = pacificDate(now);
  const programs = new Map(catalog.programs.map((program) => [program.lLpTemplateId, program]));
  const sheets = sheetsInForce(catalog.rateSheets, now);
  const references = new Map<string, PricingReference>();

  function reference(loan: LoanDocument): PricingReference {
    const pricedFor = loanPricedFor({ ...loan });
    const key = JSON.stringify(pricedFor);
    const known = references.get(key) ?? referenceOf(catalog, pricedFor);
    references.set(key, known);
    return known;
  }

  function priceOf(loan: LoanDocument, program: Program, sheet: RateSheet | undefined, lockDays: number): Priced {
    try {
      const changed = { sProdRLckdDays: lockDays };
      const scenario = readScenario({ ...loan }, changed, reference(loan), today);
      const priced = priceProgram(scenario, program, sheet);
      const place = sheet?.rates.indexOf(thousandthsOf(loan.sNoteIR) ?? -1) ?? -1;
      if (isOffered(priced, place)) {
        return { state: 'priced', price: formatThousandths(priced.offer?.priceAt(place) ?? 0) };
      }
      return without(priced.eligible || priced.lock < 0 ? 'not-offered' : 'not-eligible');
    } catch (error) {
      if (error instanceof ScenarioError) return without('not-readable');
      throw error;
    }
  }

  return (loan) => {
    const program = programs.get(loan.sLpTemplateId ?? '');
    const sheet = program && sheets.get(program.lLpTemplateId);
    const lockDays = termOf(loan, today);
    return {
      loanNum: loan.sLNm,
      version: loan.version,
      ...(program ? priceOf(loan, program, sheet, lockDays) : without('no-program')),
      lockDays,
      program: loan.sLpTemplateNm ?? null,
      rate: loan.sNoteIR ?? null,
      sheetAt: sheet?.effectiveAt ?? null,
      amount: loan.sFinalLAmt ?? loan.sLAmtCalc ?? null,
      before: loan.sBrokerLockFinalBrokComp1PcPrice ?? null,
      isLocked: loan.sRateLockStatusT === LOCKED,
    };
  };
}
