import { useLocale, useTranslate } from 'react-admin';
import type {
  Calculation,
  CalculationLine,
  LineName,
  LineValue,
  RequiredInput,
} from '../../../domain/application/calculations/calculation';
import { formatMoney } from '../../../domain/format/money';
import { formatPercent } from '../../../domain/format/percent';
import { isFieldName } from '../../../domain/loan/fields/field-table';
import { useFieldWords } from '../../fields/useFieldWords';

type Amount = Pick<CalculationLine, 'amount' | 'kind' | 'effect'>;

const isolated = (text: string): string => `\u2066${text}\u2069`;
const decimals = (text: string): number => text.split('.')[1]?.length ?? 0;
const negated = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);

/** Cash that the borrower receives is told by its name, not by its sign. */
export const isToBorrower = ({ key, value }: Calculation): boolean =>
  key === 'cashToClose' && value?.startsWith('-') === true;

/** Figures and their lines in the person's language. */
export function useCalculationText() {
  const translate = useTranslate();
  const rtl = useLocale() === 'ar';
  const words = useFieldWords();
  const say = (key: string, values: Readonly<Record<string, unknown>> = {}): string =>
    translate(`applicationFigures.${key}`, { ...values });
  const inSentence = (text: string): string => (rtl ? isolated(text) : text);

  const written = (value: LineValue): string =>
    'money' in value ? formatMoney(value.money) : formatPercent(value.percent, decimals(value.percent));

  /** A figure by its own name, with the borrower's or property's where it is of one. */
  const nameOf = (of: Calculation): string => {
    const name = say(isToBorrower(of) ? 'cashToBorrower' : `name.${of.key}`);
    return of.of?.name ? say('nameOf', { figure: name, name: `\u2068${of.of.name}\u2069` }) : name;
  };

  const valueText = (of: Calculation): string => {
    if (of.kind === 'percent') return formatPercent(of.value);
    return formatMoney(isToBorrower(of) && of.value ? negated(of.value) : of.value);
  };

  const lineName = (name: LineName): string => {
    if ('field' in name) return words.label(name.field);
    if ('list' in name) return words.code(name.list, name.code);
    if ('calculation' in name) return say(`name.${name.calculation}`);
    const values = Object.entries(name.values ?? {}).map(([key, value]) => [key, inSentence(written(value))]);
    return say(`words.${name.words}`, Object.fromEntries(values));
  };

  /** An amount as it goes into the sum: what is taken off is negative. */
  const amount = ({ amount: text, kind, effect }: Amount): string => {
    if (kind === 'months') {
      const count = say('months', { count: Number(text), smart_count: Number(text) });
      return effect === 'minus' ? `-${count}` : count;
    }
    if (kind === 'percent') return formatPercent(text);
    return formatMoney(effect === 'minus' && text ? negated(text) : text);
  };

  const need = (name: RequiredInput): string => (isFieldName(name) ? words.label(name) : say(`need.${name}`));

  return { say, nameOf, valueText, lineName, amount, need };
}
