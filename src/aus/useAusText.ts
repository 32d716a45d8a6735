import { useLocale, useTranslate } from 'react-admin';
import type { AusFacts } from '../../domain/aus/facts.schemas';
import type { ComparedFact } from '../../domain/aus/resubmit';
import { formatMoney } from '../../domain/format/money';
import { formatPercent } from '../../domain/format/percent';
import { useFieldLabels } from '../fields/useFieldLabels';
import { isolated } from '../pricing/public';

const percents: readonly ComparedFact[] = ['sNoteIR', 'ltv', 'cltv', 'hcltv', 'dtiTop', 'dtiBottom'];
const codes: readonly ComparedFact[] = ['sLPurposeT', 'sOccTPe', 'sProdSpT', 'sLT', 'sFinMethT'];

/** Texts of automated underwriting: `aus.*`, the names of facts, and their values. */
export function useAusText() {
  const translate = useTranslate();
  const { label } = useFieldLabels();
  const rtl = useLocale() === 'ar';
  const t = (key: string, values: Readonly<Record<string, unknown>> = {}): string =>
    translate(`aus.${key}`, rtl ? isolated(values) : { ...values });

  const factName = (fact: ComparedFact): string =>
    fact.startsWith('s') && fact !== 'score' ? label(fact) : t(`facts.${fact}`);

  const factValue = (facts: AusFacts, fact: ComparedFact): string => {
    const value = facts[fact];
    if (value === null || value === undefined || value === '') return '–';
    if (fact === 'score' || fact === 'sTerm') return String(value);
    if (fact === 'reserveMonths') return t('months', { months: Number(value).toFixed(1) });
    if (codes.includes(fact)) return translate(`codes.${fact}.${value}`, { _: String(value) });
    return percents.includes(fact) ? formatPercent(String(value)) : formatMoney(String(value));
  };

  return { t, factName, factValue };
}
