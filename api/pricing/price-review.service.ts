import {
  disclosedFields,
  type NetChange,
  netChanges,
  pricingInputs,
} from '../../domain/application/repricing/input-changes';
import type { PriceReview } from '../../domain/application/repricing/price-check.schemas';
import { eDisclosureOf } from '../../domain/disclosure/edisclosure';
import { pacificMidnight } from '../../domain/format/pacific-day';
import type { ChangeLogEntry } from '../../domain/loan/change-log.schemas';
import type { LoanDocument } from '../../domain/loan/document';
import { withheldNames } from '../../domain/loan/withheld';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { readChangeLog, readLos } from '../loan/loan.service';

/** The most changes that are read; a loan in registration has far fewer. */
const MOST = 1000;

async function entriesOf(
  portal: AppContext,
  loanNum: string,
  { fields, from }: { readonly fields: readonly string[]; readonly from: string },
): Promise<readonly ChangeLogEntry[]> {
  const filter = { fields: [...fields], from };
  const { entries } = await readChangeLog(portal, loanNum, { filter, order: 'oldest', limit: MOST });
  return entries;
}

/** What changed since the eDisclosure was requested; its date has no time, so the request is looked up in the log. */
async function sinceDisclosure(portal: AppContext, loan: LoanDocument): Promise<NetChange[] | null> {
  const { sLNm, sU1LStatD: requested } = loan;
  if (!requested || eDisclosureOf(loan).status === 'none') return null;
  const fields = [...disclosedFields, 'sU1LStatD'];
  const entries = await entriesOf(portal, sLNm, { fields, from: pacificMidnight(requested) });
  const request = entries.findLast(({ field }) => field === 'sU1LStatD');
  return netChanges(entries, request?.at ?? pacificMidnight(requested)).filter(({ field }) => field !== 'sU1LStatD');
}

/** Whether the loan's price is up to date, and what changed since it was priced and since it was disclosed. */
export async function reviewPrice(portal: AppContext, actor: Actor, loan: LoanDocument): Promise<PriceReview> {
  const check = await readLos(() => portal.los.checkPrice(loan.sLNm));
  const names = withheldNames(actor);
  const seen = ({ field }: NetChange) => !names.has(field);
  const priced = check.pricedAt;
  const entries = priced === null ? [] : await entriesOf(portal, loan.sLNm, { fields: pricingInputs, from: priced });
  const changes = priced === null || check.state === 'none' ? [] : netChanges(entries, priced);
  const state = check.state === 'current' && changes.length > 0 ? 'changed' : check.state;
  const disclosed = await sinceDisclosure(portal, loan);
  return { ...check, state, changes: changes.filter(seen), sinceDisclosure: disclosed?.filter(seen) ?? null };
}
