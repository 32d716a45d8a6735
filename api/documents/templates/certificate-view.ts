import { ownValue } from '../../../domain/tables/own-value';
import type { Fact, Print } from '../engine/print';
import type { CertificateData } from './certificate.schemas';

type Condition = CertificateData['conditions'][number];

const together = (values: readonly (string | null)[], missing: string): string | null =>
  values.some((value) => value !== null) ? values.map((value) => value ?? missing).join(' / ') : null;

/** The loan as all certificates print it. */
export function loanFacts(data: CertificateData, { texts, facts, filled, ...print }: Print): Fact[] {
  const { facts: label } = texts.certificate;
  const lock = data.lockExpiresD
    ? filled(label.lockExpires, { date: print.date(data.lockExpiresD) ?? '' })
    : label.notLocked;
  return facts([
    [label.borrowers, data.borrowers.join(', '), 'wide'],
    [label.property, data.property, 'wide'],
    [label.loanNumber, data.loanNum],
    [label.amount, print.money(data.amount)],
    [label.rate, print.percent(data.rate)],
    [label.program, data.program],
    [label.term, data.termMonths === null ? null : filled(label.months, { months: String(data.termMonths) })],
    [label.lock, lock],
    [label.purpose, print.code('sLPurposeT', data.sLPurposeT)],
    [label.occupancy, print.code('sOccTPe', data.sOccTPe)],
    [label.propertyType, print.code('sProdSpT', data.sProdSpT)],
    [label.ltv, together([print.percent(data.ltv), print.percent(data.cltv)], '–')],
    [label.dti, print.percent(data.dti)],
    [label.score, data.score === null ? null : String(data.score)],
    [label.aus, print.code('sProd3rdPartyUwResultT', data.sProd3rdPartyUwResultT)],
    [label.ausCase, data.duCaseId],
    [label.lpaKey, data.lpaKey],
  ]);
}

/** The conditions by category, in the order in which they arrive, numbered through. */
export function conditionGroups(conditions: readonly Condition[], { texts, filled, date }: Print) {
  const { categories, open, cleared, clearedOn } = texts.certificate;
  const status = ({ isOpen, doneD }: Condition): string =>
    isOpen ? open : doneD ? filled(clearedOn, { date: date(doneD) ?? '' }) : cleared;
  const numbered = conditions.map((condition, index) => ({
    cat: condition.cat,
    row: { number: String(index + 1), description: condition.description, status: status(condition) },
  }));
  return [...new Set(conditions.map(({ cat }) => cat))].map((cat) => ({
    title: ownValue<string>(categories, cat) ?? cat,
    rows: numbered.filter((each) => each.cat === cat).map(({ row }) => row),
  }));
}
