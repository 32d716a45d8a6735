import { ownValue } from '../../../domain/tables/own-value';
import { isOpenState } from '../../../domain/underwriting/condition-moves';
import type { Fact, Print } from '../engine/print';
import type { CertificateData } from './certificate.schemas';

type Condition = CertificateData['conditions'][number];

const together = (values: readonly (string | null)[], missing: string): string | null =>
  values.some((value) => value !== null) ? values.map((value) => value ?? missing).join(' / ') : null;

function scoreText(
  { score, isDemoScore }: CertificateData,
  label: Print['texts']['certificate']['facts'],
  filled: Print['filled'],
): string | null {
  if (score === null) return null;
  return isDemoScore ? filled(label.demoScore, { score: String(score) }) : String(score);
}

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
    [label.score, scoreText(data, label, filled)],
    [label.aus, print.code('sProd3rdPartyUwResultT', data.sProd3rdPartyUwResultT)],
    [label.ausCase, data.duCaseId],
    [label.lpaKey, data.lpaKey],
  ]);
}

/** Whether someone still has to do something about the condition, also if it waits for review. */
export const isOpen = ({ state }: Condition): boolean => isOpenState(state);

/** Why the loan is suspended or denied. */
export const reasonTexts = ({ reasons }: CertificateData, { code: label }: Print): string[] =>
  reasons.map(({ list, code, text }) => text ?? label(list, code) ?? code);

/** The conditions by category, in the order in which they arrive, with the numbers that they have in the portal. */
export function conditionGroups(conditions: readonly Condition[], { texts, filled, date }: Print) {
  const { categories, states, clearedOn } = texts.certificate;
  const status = ({ state, doneD }: Condition): string =>
    state === 'cleared' && doneD ? filled(clearedOn, { date: date(doneD) ?? '' }) : states[state];
  return [...new Set(conditions.map(({ cat }) => cat))].map((cat) => ({
    title: ownValue<string>(categories, cat) ?? cat,
    rows: conditions
      .filter((each) => each.cat === cat)
      .map((each) => ({ number: String(each.number), description: each.description, status: status(each) })),
  }));
}
