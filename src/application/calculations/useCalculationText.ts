import { useLocale, useTranslate } from 'react-admin';
import type {
  Calculation,
  CalculationLine,
  CodeName,
  LineName,
  LineValue,
  RequiredInput,
} from '../../../domain/application/calculations/calculation';
import type { CalculationKey } from '../../../domain/application/calculations/calculation-keys';
import { formatDate } from '../../../domain/format/date';
import { MINUS } from '../../../domain/format/decimal';
import { formatAmount, formatMoney } from '../../../domain/format/money';
import { missing } from '../../../domain/format/parsed';
import { formatPercent } from '../../../domain/format/percent';
import { isFieldName } from '../../../domain/loan/fields/field-table';
import { useFieldLabels } from '../../fields/useFieldLabels';

type Shown = Pick<CalculationLine, 'name' | 'amount' | 'counted'>;
type Amount = Shown & Pick<CalculationLine, 'kind' | 'effect'>;

const isolated = (text: string): string => `\u2066${text}\u2069`;
const decimals = (text: string): number => text.split('.')[1]?.length ?? 0;
/** A decimal text with the opposite sign. */
export const negated = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);

const namedBelowZero: readonly CalculationKey[] = ['cashToClose', 'residualMargin', 'reserveMargin'];

/** Figures below zero that have a name of their own instead of a negative sign, such as cash to the borrower. */
export const isNamedBelowZero = ({ key, value }: Pick<Calculation, 'key' | 'value'>): boolean =>
  namedBelowZero.includes(key) && value?.startsWith('-') === true;

/** Texts for calculations and their lines in the user's language. */
export function useCalculationText() {
  const translate = useTranslate();
  const rtl = useLocale() === 'ar';
  const fieldText = useFieldLabels();
  const t = (key: string, values: Readonly<Record<string, unknown>> = {}): string =>
    translate(`applicationFigures.${key}`, { ...values });
  const inSentence = (text: string): string => (rtl ? isolated(text) : text);

  const written = (value: LineValue): string => {
    if ('money' in value) return formatMoney(value.money);
    if ('date' in value) return formatDate(value.date, 'long');
    if ('percent' in value) return formatPercent(value.percent, decimals(value.percent));
    return 'count' in value ? formatAmount(`${value.count}`, 0) : t(`region.${value.region}`);
  };

  const kindOf = (kind: CodeName | undefined): string => (kind ? fieldText.code(kind.list, kind.code) : '');
  const named = (figure: string, name: string): string =>
    name ? t('nameOf', { figure, name: `\u2068${name}\u2069` }) : figure;

  /** Name of a calculation, with its borrower or property if it has one. */
  const nameOf = (of: Calculation): string => {
    const name = t(`${isNamedBelowZero(of) ? 'below' : 'name'}.${of.key}`);
    return named(name, of.of?.name || kindOf(of.of?.kind));
  };

  const valueText = (of: Calculation): string => {
    if (of.kind === 'percent') return formatPercent(of.value);
    if (of.kind === 'months') return of.value === undefined ? missing : t('exactMonths', { months: of.value });
    return formatMoney(isNamedBelowZero(of) && of.value ? negated(of.value) : of.value);
  };

  /** A line that shows a figure below zero without counting it is named like the figure. */
  const isShownBelowZero = ({ name, amount: value, counted }: Shown): boolean =>
    !counted && 'calculation' in name && isNamedBelowZero({ key: name.calculation, value });

  const lineName = (line: Shown): string =>
    isShownBelowZero(line) && 'calculation' in line.name ? t(`below.${line.name.calculation}`) : plainName(line.name);

  const plainName = (name: LineName): string => {
    if ('field' in name) return fieldText.label(name.field);
    if ('list' in name) return fieldText.code(name.list, name.code);
    if ('calculation' in name) {
      return named(t(`${name.isLoss ? 'loss' : 'name'}.${name.calculation}`), kindOf(name.kind));
    }
    const values = Object.entries(name.values ?? {}).map(([key, value]) => [key, inSentence(written(value))]);
    return t(`words.${name.words}`, Object.fromEntries(values));
  };

  /** An amount with the sign it has in the total: deductions are negative. */
  const amount = (line: Amount): string => {
    const { amount: text, kind, effect } = line;
    if (kind === 'months') {
      const months = Number(text);
      const count = Number.isInteger(months)
        ? t('months', { count: months, smart_count: months })
        : t('exactMonths', { months: text });
      return effect === 'minus' ? `${MINUS}${count}` : count;
    }
    if (kind === 'payment') return t('paymentNumber', { number: text });
    if (kind === 'percent') return formatPercent(text);
    return formatMoney((effect === 'minus' || isShownBelowZero(line)) && text ? negated(text) : text);
  };

  const need = (name: RequiredInput): string => (isFieldName(name) ? fieldText.label(name) : t(`need.${name}`));

  return { t, nameOf, valueText, lineName, amount, need };
}
