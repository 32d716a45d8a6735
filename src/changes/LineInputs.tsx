import Checkbox from '@mui/material/Checkbox';
import { useRef, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { type CocCharge, chargesOf, NEW_FEE, newCharge } from '../../domain/disclosure/changes/charges';
import { isRateDependent } from '../../domain/disclosure/changes/coc-rules';
import { enteredFees } from '../../domain/fees/fee-catalog';
import { pacificDate } from '../../domain/format/date';
import { toCents } from '../../domain/numbers/fixed';
import { AmountCell, amountText, ChoiceCell, changeText, useFeesText } from '../fees/public';
import type { LoanRecord } from '../shell/loan/useLoan';
import { block, chosenRow, first as firstCell, heads } from '../ui/layout/phone-cards';
import { Box, Note, Text } from '../ui/layout/primitives';
import type { StyleProps } from '../ui/layout/style-props';
import { Table } from '../ui/Table';
import type { ChangeValues } from './change-values';
import { useChangesText } from './useChanges';

interface RowProps {
  readonly charge: CocCharge;
  /** The amount of the request; undefined while it is not about this charge. */
  readonly amount: string | undefined;
  readonly onChange: (amount: string | undefined) => void;
  readonly onWrong: (isWrong: boolean) => void;
}

/** Label and input side by side. */
const amountInCard: StyleProps = { ...chosenRow.value, display: 'flex', align: 'center', gap: 's2' };

const none = (): void => undefined;

function LineRow({ charge, amount, onChange, onWrong }: RowProps) {
  const { t, lineName } = useChangesText();
  const name = lineName(charge);
  const now = amount ?? charge.amount;
  const before = useRef(amount);
  return (
    <Box as="tr" belowSm={chosenRow.card}>
      <Box as="td" belowSm={firstCell}>
        <Checkbox
          size="small"
          sx={{ padding: '2px' }}
          checked={amount !== undefined}
          onChange={({ target }) => onChange(target.checked ? charge.amount : undefined)}
          slotProps={{ input: { 'aria-label': t('cover', { name }) } }}
        />
      </Box>
      <Box as="th" scope="row" weight={400} belowSm={chosenRow.named}>
        <Text color="text-3">{charge.section}</Text> <bdi>{name}</bdi>
      </Box>
      <Box as="td" belowSm={chosenRow.last}>
        {t(`shortBuckets.${charge.bucket}`)}
      </Box>
      <Box as="td" data-numeric="true" data-label={t('disclosed')} belowSm={chosenRow.value}>
        {charge.before === null ? '–' : amountText(toCents(charge.before))}
      </Box>
      <Box as="td" data-numeric="true" data-label={t('changed')} belowSm={amountInCard}>
        <AmountCell
          label={t('newAmount', { name })}
          value={now}
          disabled={!charge.isEntered}
          onChange={(typed) => onChange(typed)}
          onFocus={() => {
            before.current = amount;
          }}
          onUndo={() => onChange(before.current)}
          onWrong={onWrong}
          onPasteRows={none}
        />
      </Box>
      <Box as="td" data-numeric="true" data-label={t('change')} belowSm={chosenRow.value}>
        <bdi dir="ltr">{changeText(toCents(now) - toCents(charge.before ?? '0.00'))}</bdi>
      </Box>
    </Box>
  );
}

/** The charges that a request is about, with their new amounts. */
export function LineInputs({ loan }: { readonly loan: LoanRecord }) {
  const { t } = useChangesText();
  const { typeName } = useFeesText();
  const reason = useWatch<ChangeValues, 'reason'>({ name: 'reason' });
  const wrong = useRef(new Set<string>());
  const { field } = useController<ChangeValues, 'lines'>({
    name: 'lines',
    rules: { validate: () => wrong.current.size === 0 },
  });
  const chosen = new Map(field.value.map(({ id, amount }) => [id, amount]));
  const charges = [
    ...chargesOf(loan),
    ...field.value.flatMap(({ id }) => (id.startsWith(NEW_FEE) ? (newCharge(loan, id) ?? []) : [])),
  ].filter((charge) => reason !== 'rate-lock' || isRateDependent(charge) || chosen.has(charge.id));
  const isChanged = ({ before, amount }: CocCharge): boolean => (before ?? '0.00') !== amount;
  const first = charges.filter((charge) => chosen.has(charge.id) || isChanged(charge) || charge.section === 'J');
  // A list that is long when the dialog opens stays so: it must not jump under the pointer.
  const [all, setAll] = useState(first.length < 2);
  const shown = all ? charges : first;
  const hidden = shown.length < charges.length;
  const set = (id: string, amount: string | undefined): void => {
    const rest = field.value.filter((line) => line.id !== id);
    const place = field.value.findIndex((line) => line.id === id);
    if (amount === undefined) field.onChange(rest);
    else if (place < 0) field.onChange([...field.value, { id, amount }]);
    else field.onChange(field.value.map((line) => (line.id === id ? { id, amount } : line)));
  };
  const known = new Set(charges.map(({ type }) => type));
  const offered = enteredFees(pacificDate(new Date()), loan.sBranchChannelT).filter(({ type }) => !known.has(type));
  return (
    // A box that scrolls would shrink in the grid of the dialog.
    <div>
      <Box border radius="m" overflowX="auto">
        <Table
          cells={{ padding: '2 s2' }}
          edge="s3"
          heads={{ whiteSpace: 'nowrap', paddingBlock: 's2' }}
          phoneLabels="before"
          belowSm={block}
        >
          <Box as="thead" belowSm={heads}>
            <tr>
              <Box as="th" scope="col" inlineSize={40}>
                <Text visuallyHidden>{t('covered')}</Text>
              </Box>
              <th scope="col">{t('line')}</th>
              <th scope="col">{t('bucket')}</th>
              <th scope="col" data-numeric="true">
                {t('disclosed')}
              </th>
              <Box as="th" scope="col" data-numeric="true" inlineSize={130} paddingInlineEnd={15}>
                {t('changed')}
              </Box>
              <th scope="col" data-numeric="true">
                {t('change')}
              </th>
            </tr>
          </Box>
          <Box as="tbody" belowSm={block}>
            {shown.map((charge) => (
              <LineRow
                key={charge.id}
                charge={charge}
                amount={chosen.get(charge.id)}
                onChange={(amount) => set(charge.id, amount)}
                onWrong={(isWrong) => {
                  if (isWrong) wrong.current.add(charge.id);
                  else wrong.current.delete(charge.id);
                }}
              />
            ))}
          </Box>
        </Table>
        {(hidden || reason !== 'rate-lock') && (
          <Box display="flex" gap="s4" padding="s2 s3" lineAbove color="accent-text" belowSm={{ display: 'block' }}>
            {hidden && (
              <ChoiceCell
                label={t('moreLines')}
                value=""
                choices={[
                  { value: '', label: t('moreLines') },
                  ...charges
                    .filter((charge) => !first.includes(charge))
                    .map(({ id, description }) => ({ value: id, label: description })),
                  { value: 'all', label: t('allLines') },
                ]}
                disabled={false}
                onChange={(id) => {
                  const charge = charges.find((each) => each.id === id);
                  if (charge) set(id, charge.amount);
                  else setAll(id === 'all');
                }}
                onFocus={none}
              />
            )}
            {reason !== 'rate-lock' && (
              <ChoiceCell
                label={t('newFee')}
                value=""
                choices={[
                  { value: '', label: t('newFee') },
                  ...offered.map(({ type, label }) => ({ value: type, label: typeName(type, label) })),
                ]}
                disabled={false}
                onChange={(type) => type !== '' && set(`${NEW_FEE}${type}`, '0.00')}
                onFocus={none}
              />
            )}
          </Box>
        )}
        {field.value.length === 0 && (
          <Box padding="s2 s3" lineAbove>
            <Note>{t('chooseLines')}</Note>
          </Box>
        )}
      </Box>
    </div>
  );
}
