import { useTranslate } from 'react-admin';
import { formatAmount } from '../../../domain/format/money';
import { missing } from '../../../domain/format/parsed';
import { closingLists } from '../../../domain/loan/fees/closing-lists';
import { useLoan } from '../../shell/loan/useLoan';

type ClosingList = (typeof closingLists)[number];

interface ClosingField {
  readonly list: ClosingList;
  readonly id: string;
  /** Undefined for a whole line. */
  readonly field: string | undefined;
}

/** A changed line of the closing costs: `fees[id].TotalAmount`, `cocs[id]`; undefined for other fields. */
export function parseClosingField(logged: string): ClosingField | undefined {
  const [, name, id = '', field] = /^(\w+)\[([^\]]*)\](?:\.(\w+))?$/.exec(logged) ?? [];
  const list = closingLists.find((each) => each === name);
  return list && { list, id, field };
}

const isAmount = (value: unknown): value is string => typeof value === 'string' && /^-?\d+\.\d{2}$/.test(value);

/** The name of a line of the closing costs, as far as it has one. */
function nameOf(record: unknown): string | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  const { Description, description, type, number, method }: Readonly<Record<string, unknown>> = { ...record };
  const name = [Description, description, number, method, type].find((each) => each !== null && each !== undefined);
  return name === undefined ? undefined : String(name);
}

/** Texts of changes of closing costs: the field, the line it belongs to, and the values before and after. */
export function useClosingLabels(loanNum: string) {
  const translate = useTranslate();
  const { loan } = useLoan(loanNum);
  const listLabel = (list: ClosingList): string => translate(`applicationChanges.closingLists.${list}`);
  return {
    fieldLabel: ({ list, field }: ClosingField): string =>
      field === undefined ? listLabel(list) : translate(`applicationChanges.closingFields.${field}`, { _: field }),
    whose: ({ list, id }: ClosingField): string => {
      const records: readonly { readonly id: string }[] = loan?.[list] ?? [];
      return nameOf(records.find((record) => record.id === id)) ?? listLabel(list);
    },
    valueText: (value: unknown): string => {
      if (value === null || value === undefined || value === '') return missing;
      if (isAmount(value)) return formatAmount(value);
      if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
      if (typeof value !== 'object') return String(value);
      if (Array.isArray(value)) return translate('applicationChanges.closingCount', { smart_count: value.length });
      const { TotalAmount, fixedAmt, amount }: Readonly<Record<string, unknown>> = { ...value };
      const figure = [TotalAmount, fixedAmt, amount].find(isAmount);
      return [nameOf(value), figure && formatAmount(figure)].filter(Boolean).join(' · ') || missing;
    },
  };
}
