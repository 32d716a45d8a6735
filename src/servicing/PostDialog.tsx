import { useEffect, useMemo } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { message, type PlainCode } from '../../domain/messages/message';
import { formatCents, toCents } from '../../domain/numbers/fixed';
import { readRecordField } from '../../domain/records/record-fields';
import { isReversible } from '../../domain/servicing/postings';
import type { ServicingPayment } from '../../domain/servicing/servicing.schemas';
import { transactionFields, transactionTypes } from '../../domain/servicing/transaction-fields';
import { transactionProblems } from '../../domain/servicing/transaction-rules';
import { ownValue } from '../../domain/tables/own-value';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { ChoiceInput } from '../fields/ChoiceInput';
import { KindInput } from '../fields/KindInput';
import { ApiError } from '../providers/data/api-error';
import { InputGrid } from '../ui/InputGrid';
import { Note } from '../ui/layout/primitives';
import { PostingEffect } from './PostingEffect';
import { servicingCalls } from './servicing-calls';
import { type TypedValues, typedTransaction } from './typed-transaction';
import { useServicingChanged } from './useServicing';
import { useServicingText } from './useServicingText';

interface Values extends TypedValues {
  readonly reference: string;
}

interface Props {
  readonly loanNum: string;
  /** The Pacific day. */
  readonly today: string;
  /** What can be taken back. */
  readonly transactions: ServicingPayment['transactions'];
  readonly onClose: () => void;
}

/** A reference that no other transaction has, for those that come without one. */
const newReference = (): string => `P-${crypto.randomUUID().slice(0, 13)}`;

/** What the rules of transactions say about the values that were typed. */
function rulesOf({ date, type, amount, reverses }: Values, today: string): Readonly<Record<string, PlainCode>> {
  const known = transactionTypes.find((each) => each === type);
  const read = readRecordField(transactionFields.amount, amount);
  if (known === undefined || !('value' in read)) return {};
  return transactionProblems({ date, type: known, amount: String(read.value), reverses: reverses || null }, today);
}

/** What else the server refuses in a field of a row that passed the rules. */
const refusals: Readonly<Record<string, PlainCode>> = {
  ...{ reference: 'is-taken', reverses: 'reverses-nothing', date: 'reversal-before-taken' },
};

/** The row was refused: the answer says so in English, and the same rules in the user's language. */
function refusalOf(
  values: Values,
  today: string,
  problem: PlainCode | null,
  fields: Readonly<Record<string, string>> = {},
): ApiError {
  const [first = ''] = Object.values(fields);
  const rules = rulesOf(values, today);
  const code = (name: string): PlainCode | undefined =>
    ownValue(rules, name) ?? (name === 'amount' ? (problem ?? undefined) : ownValue(refusals, name));
  const fieldWordings = Object.fromEntries(
    Object.keys(fields).flatMap((name) => {
      const found = code(name);
      return found ? [[name, message(found)]] : [];
    }),
  );
  return new ApiError(first, 422, { code: 'invalid', fields, fieldWordings });
}

/** Which transaction a reversal takes back. */
function ReversedInput({ transactions }: Pick<Props, 'transactions'>) {
  const { t, money, date } = useServicingText();
  const type = useWatch<Values>({ name: 'type' });
  if (type !== 'reversal') return null;
  const choices = transactions
    .filter((each) => isReversible(each.type))
    .map(({ reference, date: day, amount, type: of }) => ({
      value: reference,
      label: `${date(day)} · ${t(`types.${of}`)} · ${money(amount)}`,
    }));
  return (
    <ChoiceInput
      name="reverses"
      spec={transactionFields.reverses}
      label={t('post.reverses')}
      none={t('post.reversesNone')}
      choices={choices}
    />
  );
}

/** The amount; that of a transaction that is taken back is known. */
function AmountInput({ transactions }: Pick<Props, 'transactions'>) {
  const { t } = useServicingText();
  const { setValue } = useFormContext<Values>();
  const [type, reverses] = useWatch<Values, ['type', 'reverses']>({ name: ['type', 'reverses'] });
  const taken = type === 'reversal' ? transactions.find(({ reference }) => reference === reverses) : undefined;
  const amount = taken && formatCents(-toCents(taken.amount));
  useEffect(() => {
    if (amount !== undefined) setValue('amount', amount, { shouldDirty: true, shouldValidate: true });
  }, [amount, setValue]);
  return (
    <KindInput
      name="amount"
      spec={transactionFields.amount}
      label={t('transactions.amount')}
      readOnly={taken !== undefined}
      required
      autoFocus
    />
  );
}

/** Books one transaction. Sending it again changes nothing, because its reference stays the same. */
export function PostDialog({ loanNum, today, transactions, onClose }: Props) {
  const { t } = useServicingText();
  const notify = useNotify();
  const changed = useServicingChanged(loanNum);
  const reference = useMemo(newReference, []);
  const save = async ({ reverses, ...rest }: Values): Promise<void> => {
    const values = { ...rest, reverses: rest.type === 'reversal' ? reverses : '' };
    const { rows } = await servicingCalls.post({ rows: [{ loanNum, ...values }] });
    const [row] = rows;
    if (row?.result === 'refused') {
      const typed = typedTransaction(values);
      const effect = typed && (await servicingCalls.effect(loanNum, typed));
      throw refusalOf(values, today, effect?.problem ?? null, row.fields);
    }
    await changed();
    notify('servicing.post.saved', { type: 'success' });
  };
  return (
    <SaveDialog<Values>
      draft={`transaction:${loanNum}`}
      title={t('post.title')}
      saveLabel={t('post.save')}
      defaultValues={{ date: today, type: 'payment', amount: '', reference, reverses: '' }}
      onSave={save}
      onClose={onClose}
    >
      <InputGrid columns={2}>
        <ChoiceInput
          name="type"
          spec={transactionFields.type}
          label={t('transactions.type')}
          choices={transactionTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
          required
        />
        <KindInput name="date" spec={transactionFields.date} label={t('transactions.date')} required />
        <AmountInput transactions={transactions} />
        <KindInput name="reference" spec={transactionFields.reference} label={t('transactions.reference')} required />
        <ReversedInput transactions={transactions} />
      </InputGrid>
      <Note>{t('post.signs')}</Note>
      <PostingEffect loanNum={loanNum} />
    </SaveDialog>
  );
}
