import { applyLoanChange, validateLoanChange } from '../../domain/application/change/loan-change';
import type { ReviewPreview } from '../../domain/appraisal/loan-appraisals.contract';
import type { LoanDocument } from '../../domain/loan/document';
import { thousandthsOf } from '../../domain/numbers/cents';
import type { AppContext } from '../app-context';
import { runStaleness } from '../aus/aus.service';
import type { Actor } from '../http/actor';
import { invalid } from '../http/app-error';
import { priceViewOf, readLos } from '../loan/loan.service';
import { offeredByLos } from '../los/offered';

/** Ratios that follow from the value. */
const followers = ['sLtvR', 'sCltvR', 'sHcltvR'] as const;

/** What reviewers see also if it stays as it is. */
const alwaysShown: readonly string[] = ['sApprVal', 'sLtvR'];

/** A field of a loan as a text; null if it is empty. */
export const shownValue = (loan: LoanDocument, name: string): string | null => {
  const value: unknown = Reflect.get(loan, name);
  return typeof value === 'string' && value !== '' ? value : null;
};

/** The price of the loan's program at its rate; null if it has none or is not offered. */
async function priceWith(
  portal: AppContext,
  actor: Actor,
  loan: LoanDocument,
  scenario: Readonly<Record<string, string>>,
): Promise<string | null> {
  const answer = await readLos(() => portal.los.price(loan.sLNm, scenario, priceViewOf(actor, { rates: 'all' })));
  const program = answer.PricingResults.Program.find(({ lLpTemplateId }) => lLpTemplateId === loan.sLpTemplateId);
  const rate = thousandthsOf(loan.sNoteIR);
  return program?.RateOption.find((option) => thousandthsOf(option.Rate) === rate)?.Price ?? null;
}

async function priceMove(portal: AppContext, actor: Actor, loan: LoanDocument, value: string | null | undefined) {
  if (!value || !loan.sLpTemplateId || !loan.sNoteIR) return null;
  if (!(await offeredByLos(portal.los)).includes('pricing')) return null;
  const [before, after] = await Promise.all([
    priceWith(portal, actor, loan, {}),
    priceWith(portal, actor, loan, { sApprVal: value }),
  ]);
  return { before, after };
}

/** The latest run of each system that does not describe the loan any more. */
async function findingsAfter(portal: AppContext, after: LoanDocument): Promise<ReviewPreview['findings']> {
  if (!(await offeredByLos(portal.los)).includes('underwriting-orders')) return [];
  const runs = await readLos(() => portal.los.underwritingRuns(after.sLNm));
  const latest = runs.filter((run, place) => runs.findIndex(({ system }) => system === run.system) === place);
  return latest.flatMap((run) => {
    const { isOutOfDate, reasons } = runStaleness(run, after);
    return isOutOfDate ? [{ system: run.system, number: run.number, mustResubmit: reasons.length > 0 }] : [];
  });
}

type Effects = Pick<ReviewPreview, 'fields' | 'price' | 'findings'>;

/** What these values of an appraisal would change on the loan: fields and ratios, its price, and findings that get out of date. */
export async function effectsOf(
  portal: AppContext,
  actor: Actor,
  loan: LoanDocument,
  values: Readonly<Record<string, string | null>>,
): Promise<Effects> {
  const { changes, fields: problems } = validateLoanChange(values, loan);
  if (Object.keys(problems).length > 0) throw invalid('fields-not-valid', problems);
  const after = applyLoanChange(loan, changes);
  const fields = [...Object.keys(values), ...followers].map((name) => ({
    ...{ name, before: shownValue(loan, name), after: shownValue(after, name) },
  }));
  const isSome = Object.keys(values).length > 0;
  return {
    fields: fields.filter(({ name, before, after: then }) => alwaysShown.includes(name) || before !== then),
    price: await priceMove(portal, actor, loan, values.sApprVal),
    findings: isSome ? await findingsAfter(portal, after) : [],
  };
}
