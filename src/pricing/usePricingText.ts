import { useLocale, useTranslate } from 'react-admin';
import { formatDecimal } from '../../domain/format/decimal';
import { formatMoney } from '../../domain/format/money';
import { formatPercent } from '../../domain/format/percent';
import { adjustmentWhy } from '../../domain/pricing/adjustment-why';
import type { AdjustmentResult, ReasonResult, ShownResult } from '../../domain/pricing/pricing.schemas';
import { useFormats } from '../providers/i18n/useFormats';
import { costOrCredit, isolated } from './figures';
import type { ScenarioName, ScenarioValues } from './scenario-values';

const codedNames: Partial<Record<ScenarioName, string>> = {
  sLPurposeT: 'sLPurposeT',
  sProdSpT: 'sProdSpT',
  aProdBCitizenT: 'aProdBCitizenT',
  sProdConvMIOptionT: 'sProdConvMIOptionT',
  sProd3rdPartyUwResultT: 'sProd3rdPartyUwResultT',
  sHousingHistoryT: 'sHousingHistoryT',
};

const moneyNames: ReadonlySet<ScenarioName> = new Set([
  ...(['sPurchPrice', 'sApprVal', 'sLAmtCalc', 'sSpGrossRent', 'sLTotI', 'sAppTotLiqAsset'] as const),
]);

/** Pricing texts in the user's language: values and requirements of reasons, adjustment reasons and scenario values. */
export function usePricingText() {
  const translate = useTranslate();
  const { line } = useFormats();
  const rtl = useLocale() === 'ar';
  const t = (key: string, values: Readonly<Record<string, unknown>> = {}): string =>
    translate(`pricing.${key}`, rtl ? isolated(values) : { ...values });

  const shown = (value: ShownResult): string => {
    switch (value.kind) {
      case 'money':
      case 'limit-to-confirm':
        return formatMoney(value.value);
      case 'percent':
        return formatPercent(value.value);
      case 'ratio':
        return formatDecimal(value.value, { scale: 3 });
      case 'months':
      case 'days':
        return t(value.kind, { count: Number(value.value), smart_count: Number(value.value) });
      case 'yesno':
        return translate(value.value === 'true' ? 'ra.boolean.true' : 'ra.boolean.false');
      case 'code':
        return translate(`codes.${value.list}.${value.value}`, { _: value.text });
      case 'none':
        return t('notKnown');
      default:
        return value.text;
    }
  };

  const required = ({ code, needed: { op, values, text } }: ReasonResult): string => {
    const texts = [...new Set(values.map(shown))];
    if (op === 'known') return t(`needs.${code}`, { _: text });
    if (op === 'atMost') return t('band.atMost', { high: texts[0] });
    if (op === 'atLeast') return t('band.atLeast', { low: texts[0] });
    if (op === 'between') return t('band.between', { low: texts[0], high: texts[1] ?? texts[0] });
    return line(texts);
  };

  const needed = (reason: ReasonResult): string => {
    const text = required(reason);
    const isOpen = reason.needed.values.some(({ kind }) => kind === 'limit-to-confirm');
    return isOpen ? translate('pricing.limitToConfirm', { text }) : text;
  };

  const why = (line: AdjustmentResult): string =>
    adjustmentWhy(line)
      .map(({ key, values }, place, parts) => {
        const end = place === parts.length - 1 ? '' : t(key === 'why.scoreAndLtv' ? 'whyColon' : 'whyComma');
        return t(key, values) + end;
      })
      .join('');

  const compensation = (plan: string): string =>
    plan === 'borrower' || plan === 'lender' ? t(`plan.${plan}`) : t('plan.percent', { percent: formatPercent(plan) });

  const docType = (code: string): string =>
    translate(`codes.extendedDocumentation.${code}`, { _: translate(`codes.sProdDocT.${code}`, { _: code }) });

  /** A scenario value as displayed in the form. */
  const scenarioValue = (name: ScenarioName, values: ScenarioValues): string => {
    const value = values[name];
    if (value === null) return formatMoney(null);
    if (name === 'compensation') return compensation(values.compensation);
    if (name === 'sProdDocT') return docType(values.sProdDocT);
    if (name === 'sOccTPe') return t(`occupancy.${values.sOccTPe}`);
    if (name === 'sProdImpound') return t(values.sProdImpound ? 'impound.full' : 'impound.none');
    if (name === 'sProdRLckdDays') return t('days', { count: Number(value), smart_count: Number(value) });
    const list = codedNames[name];
    if (list) return translate(`codes.${list}.${value}`, { _: String(value) });
    if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
    if (name === 'sQualBottomR' || name === 'sOccR') return formatPercent(String(value));
    return moneyNames.has(name) ? formatMoney(String(value)) : String(value);
  };

  const cost = (amount: string): string => {
    const { kind, amount: text } = costOrCredit(amount);
    return kind === 'none' ? formatMoney(null) : t(kind, { amount: text });
  };

  return { t, shown, needed, why, compensation, docType, scenarioValue, cost };
}
