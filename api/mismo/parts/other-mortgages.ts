import type { LoanRecords } from '../../../domain/loan/records';
import type { Target } from '../binding';
import { sameAmount, sumOf } from '../decimal-sum';
import { cleanText } from '../field-text';
import { partners, type Relationships } from '../read/relationships';
import { select } from '../xml/path';
import { markRead, type XmlElement } from '../xml/xml-tree';

/** Other new mortgages on the property (URLA 4b): the related loans of a file that no existing debt is. */

const places = [1, 2] as const;

/** A related loan of a file, without the first mortgage before a second lien: its amount, or draw and credit limit. */
export interface RelatedLoan {
  readonly element: XmlElement;
  readonly lien: string | undefined;
  readonly payment: string | undefined;
  readonly amount: string | undefined;
  readonly limit: string | undefined;
}

/** Whether a debt that stays on the subject property is this loan; then it is not new. */
function isStaying({ amount, limit }: RelatedLoan, { liabilities, reos }: LoanRecords): boolean {
  const subject = new Set(reos.filter((one) => one.isSubjectProperty).map(({ id }) => id));
  const same = (one: string | null | undefined, other: string | undefined) =>
    Boolean(one && other && sameAmount(one, other));
  return liabilities.some(
    ({ reoId, payoff, balance, creditLimit }) =>
      reoId && subject.has(reoId) && payoff !== true && (same(balance, amount) || same(creditLimit, limit)),
  );
}

/** The name of the party that lends a related loan. */
function creditorOf(loan: XmlElement, relationships: Relationships): string | undefined {
  for (const role of partners(relationships, loan, 'ROLE')) {
    const party = role.parent?.parent;
    const [name] = party ? select(party, 'LEGAL_ENTITY/LEGAL_ENTITY_DETAIL/FullName') : [];
    if (!name?.text) continue;
    markRead(name);
    select(role, 'ROLE_DETAIL/PartyRoleType').forEach(markRead);
    return cleanText(name.text, 100);
  }
  return undefined;
}

/** Lists the first two new mortgages of a file, whose amounts `readRelatedLoans` has already counted. */
export function readOtherMortgages(
  related: readonly RelatedLoan[],
  records: LoanRecords,
  relationships: Relationships,
  target: Target,
): void {
  if (target.sLienPosT === '1') return;
  const added = related.filter((loan) => (loan.amount ?? loan.limit) !== undefined && !isStaying(loan, records));
  for (const [index, place] of places.entries()) {
    const loan = added[index];
    if (!loan) return;
    const values = {
      CreditorNm: creditorOf(loan.element, relationships),
      LienT: loan.lien && (loan.lien === 'FirstLien' ? '0' : '1'),
      Pmt: loan.payment,
      Amt: loan.amount,
      CreditLimit: loan.limit,
    };
    for (const [name, value] of Object.entries(values)) {
      if (value !== undefined) target[`sOtherMtg${place}${name}`] = value;
    }
  }
}

/** A new mortgage to write as a related loan. */
export interface OtherMortgage {
  readonly creditor?: string;
  readonly lien?: string;
  readonly payment?: string;
  readonly amount?: string;
  readonly limit?: string;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const positive = (value: unknown): string | undefined => {
  const text = textOf(value);
  return text && /[1-9]/.test(text) && !text.startsWith('-') ? text : undefined;
};

function listed(source: Readonly<Target>): OtherMortgage[] {
  if (source.sOtherMtgNA === true || source.sLienPosT === '1') return [];
  return places.flatMap((place) => {
    const value = (name: string) => source[`sOtherMtg${place}${name}`];
    const [amount, limit] = [positive(value('Amt')), positive(value('CreditLimit'))];
    if (!amount && !limit) return [];
    const entries = Object.entries({
      creditor: textOf(value('CreditorNm')),
      lien: textOf(value('LienT')),
      payment: textOf(value('Pmt')),
      amount,
      limit,
    });
    return [Object.fromEntries(entries.filter(([, each]) => each !== undefined)) as OtherMortgage];
  });
}

/** The totals of other loans on the property. */
interface Totals {
  readonly second: string | undefined;
  readonly line: string | undefined;
  readonly drawn: string | undefined;
}

/**
 * The new mortgages to write one by one, and what the totals have beyond them. If they do not fit into the totals, which the
 * ratios use, only the totals are written.
 */
export function otherMortgagesIn(source: Readonly<Target>): { mortgages: OtherMortgage[]; rest: Totals } {
  const totals = {
    second: positive(source.sConcurSubFin),
    line: positive(source.sSubFin),
    drawn: textOf(source.sSubFinDrawn),
  };
  const mortgages = listed(source);
  const seconds = mortgages.filter(({ limit }) => !limit);
  const lines = mortgages.filter(({ limit }) => limit);
  const rest = {
    second: difference(totals.second, sumOf(seconds.map(({ amount }) => amount))),
    line: difference(totals.line, sumOf(lines.map(({ limit }) => limit))),
    drawn: difference(totals.drawn, sumOf(lines.map(({ amount }) => amount))),
  };
  if (mortgages.length === 0 || Object.values(rest).some((each) => each.startsWith('-'))) {
    return { mortgages: [], rest: totals };
  }
  const line = positive(rest.line);
  return { mortgages, rest: { second: positive(rest.second), line, drawn: line ? positive(rest.drawn) : undefined } };
}

const difference = (total: string | undefined, part: string): string =>
  sumOf([total, part.startsWith('-') ? part.slice(1) : `-${part}`]);
