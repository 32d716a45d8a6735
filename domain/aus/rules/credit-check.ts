import { formatPercent } from '../../format/percent';
import { thousandthsOf } from '../../numbers/cents';
import { formatThousandths } from '../../numbers/fixed';
import type { AusFacts } from '../facts.schemas';
import type { Draft } from '../finding-draft';
import { recentEvents } from './credit-events';
import { type Points, totalPoints } from './points';
import type { UnderwritingRule } from './underwriting-rules';

const shown = (value: number): string => formatPercent(formatThousandths(value));

/** Why the loan is referred, whatever its points; empty if they decide. */
export function referrals(facts: AusFacts, rule: UnderwritingRule, day: string): Draft[] {
  const dti = thousandthsOf(facts.dtiBottom);
  const ratio = dti !== undefined && dti > rule.mostDti;
  return [
    ...(ratio ? [{ code: 'aus-dti-over', values: { ratio: shown(dti), most: shown(rule.mostDti) } } as const] : []),
    ...recentEvents(facts, day),
  ];
}

/** What there is to know about credit and debts. */
export function riskNotes(facts: AusFacts, rule: UnderwritingRule, points: Points): Draft[] {
  const dti = thousandthsOf(facts.dtiBottom) ?? 0;
  const total = { points: totalPoints(points), needed: rule.neededPoints };
  return [
    facts.score === null ? { code: 'aus-no-score' } : { code: 'aus-score', values: { score: facts.score } },
    { code: total.points < total.needed ? 'aus-points-short' : 'aus-points', values: total },
    ...(dti > rule.notedDti && dti <= rule.mostDti
      ? [{ code: 'aus-dti-noted', values: { ratio: shown(dti), most: shown(rule.notedDti) } } as const]
      : []),
    ...((facts.sHousingHistoryT ?? '0') === '0' ? [] : [{ code: 'aus-housing-history' } as const]),
  ];
}
