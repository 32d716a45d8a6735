import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import { Trash2 } from 'lucide-react';
import { expenseTypeCodes } from '../../domain/fees/expenses';
import type { LoanDocument } from '../../domain/loan/document';
import type { ExpenseRecord } from '../../domain/loan/fees/closing-lists';
import { Box, Note, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { Table } from '../ui/Table';
import { AmountCell } from './AmountCell';
import { ChoiceCell } from './ChoiceCell';
import { dueText, readDue } from './due-days';
import { expenseKey } from './fee-values';
import { TextCell } from './TextCell';
import type { CellErrors } from './useCellErrors';
import { useFeesText } from './useFeesText';

interface Props {
  readonly loan: LoanDocument;
  readonly expenses: readonly ExpenseRecord[];
  readonly editable: boolean;
  readonly cells: CellErrors;
  readonly onPut: (expense: ExpenseRecord) => void;
  readonly onRemove: (id: string) => void;
  readonly newId: (type: string) => string;
}

const MOST_MONTHS = 24;
const months = Array.from({ length: MOST_MONTHS + 1 }, (_, count) => ({ value: `${count}`, label: `${count}` }));

/** Due days are of the year that the first payment begins. */
const yearOf = ({ sSchedDueD1, sEstCloseD }: LoanDocument): string =>
  (sSchedDueD1 ?? sEstCloseD ?? new Date().toISOString()).slice(0, 4);

function emptyExpense(type: string, id: string): ExpenseRecord {
  return {
    ...{ id, type, Description: null, baseType: '0', rate: '0.000', fixedAmt: '0.00', month: 0 },
    ...{ isPrepaid: false, isEscrowed: type !== 'hoa' && type !== 'mi', disbursements: [] },
  };
}

/** A housing expense: what it costs a month, how many months are paid at closing, and how the escrow account pays it. */
function ExpenseRow({
  loan,
  expense,
  editable,
  cells,
  onPut,
  onRemove,
}: Omit<Props, 'expenses' | 'newId'> & { readonly expense: ExpenseRecord }) {
  const { t } = useFeesText();
  const name = expense.Description ?? t(`expenses.${expense.type}`);
  const of = (column: string): string => t('cellOf', { column: t(`expenseColumns.${column}`), name });
  // The premium is worked out from the insurance of the loan.
  const isPremium = expense.type === 'mi';
  const amountPath = `${expenseKey(expense.id)}.fixedAmt` as const;
  const duePath = `${expenseKey(expense.id)}.disbursements` as const;
  return (
    <Box as="tr" belowSm={{ display: 'grid', columns: 'repeat(2, minmax(0, 1fr))', paddingBlock: 's2' }}>
      <Box as="th" scope="row" weight={400} belowSm={{ gridColumn: '1 / -1' }}>
        <bdi>{name}</bdi>
      </Box>
      <td data-numeric="true" data-label={t('expenseColumns.monthly')}>
        <AmountCell
          label={of('monthly')}
          value={expense.fixedAmt}
          disabled={!editable || isPremium}
          onChange={(fixedAmt) => onPut({ ...expense, rate: '0.000', fixedAmt })}
          problem={cells.messageAt(amountPath)}
          onWrong={(isWrong) => cells.mark(amountPath, isWrong)}
          onFocus={() => undefined}
          onPasteRows={() => undefined}
        />
      </td>
      <td data-label={t('expenseColumns.months')}>
        <ChoiceCell
          label={of('months')}
          value={`${expense.month}`}
          choices={months}
          disabled={!editable}
          onChange={(chosen) => onPut({ ...expense, month: Number(chosen), isPrepaid: chosen !== '0' })}
          onFocus={() => undefined}
        />
      </td>
      <td data-label={t('expenseColumns.escrowed')}>
        <Checkbox
          size="small"
          sx={{ padding: '2px' }}
          checked={expense.isEscrowed}
          disabled={!editable || isPremium}
          onChange={({ target }) => onPut({ ...expense, isEscrowed: target.checked })}
          slotProps={{ input: { 'aria-label': of('escrowed') } }}
        />
      </td>
      <td data-label={t('expenseColumns.due')}>
        <TextCell
          label={of('due')}
          value={dueText(expense.disbursements)}
          placeholder={t('dueExample')}
          wrongText={t('noDueDays')}
          disabled={!editable || !expense.isEscrowed || isPremium}
          onType={(text) => {
            const disbursements = readDue(text, yearOf(loan));
            if (disbursements) onPut({ ...expense, disbursements });
            cells.mark(duePath, disbursements === undefined);
            return disbursements !== undefined;
          }}
        />
      </td>
      <Box as="td" inlineSize={28}>
        {editable && !isPremium && (
          <IconButton size="small" aria-label={t('remove', { name })} onClick={() => onRemove(expense.id)}>
            <Trash2 size={14} strokeWidth={1.6} aria-hidden />
          </IconButton>
        )}
      </Box>
    </Box>
  );
}

/** The housing expenses, from which prepaids and the escrow account of the sheet follow. */
export function ExpenseTable({ loan, expenses, editable, cells, onPut, onRemove, newId }: Props) {
  const { t } = useFeesText();
  const known = new Set(expenses.map(({ type }) => type));
  const offered = expenseTypeCodes.filter((type) => type !== 'mi' && !known.has(type));
  return (
    <Section title={t('housingExpenses')} flush>
      <Table
        cells={{ padding: '3 s1', size: 'body' }}
        heads={{ paddingBlock: 's2' }}
        edge="s4"
        phoneLabels="above"
        belowSm={{ display: 'block' }}
        data-sheet
      >
        <Box as="thead" belowSm={{ display: 'none' }}>
          <tr>
            <th scope="col">{t('expenseColumns.expense')}</th>
            <Box as="th" scope="col" data-numeric="true" inlineSize={120} paddingInlineEnd={11}>
              {t('expenseColumns.monthly')}
            </Box>
            <Box as="th" scope="col" inlineSize={130}>
              {t('expenseColumns.months')}
            </Box>
            <Box as="th" scope="col" inlineSize={90} paddingInlineStart="s3">
              {t('expenseColumns.escrowed')}
            </Box>
            <Box as="th" scope="col" inlineSize={210} paddingInlineStart={11}>
              {t('expenseColumns.due')}
            </Box>
            <Box as="th" scope="col" inlineSize={28}>
              <Text visuallyHidden>{t('columns.actions')}</Text>
            </Box>
          </tr>
        </Box>
        <tbody>
          {expenses.map((expense) => (
            <ExpenseRow key={expense.id} {...{ loan, expense, editable, cells, onPut, onRemove }} />
          ))}
          {expenses.length === 0 && (
            <tr>
              <td colSpan={6}>
                <Note size="body">{t('noExpenses')}</Note>
              </td>
            </tr>
          )}
        </tbody>
      </Table>
      {editable && offered.length > 0 && (
        <Box padding="s2 s4" lineAbove>
          <Box maxInlineSize={260} color="accent-text">
            <ChoiceCell
              label={t('addExpense')}
              value=""
              choices={[
                { value: '', label: t('addExpense') },
                ...offered.map((type) => ({ value: type, label: t(`expenses.${type}`) })),
              ]}
              disabled={false}
              onChange={(type) => type !== '' && onPut(emptyExpense(type, newId(type)))}
              onFocus={() => undefined}
            />
          </Box>
        </Box>
      )}
    </Section>
  );
}
