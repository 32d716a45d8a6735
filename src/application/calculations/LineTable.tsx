import type { Calculation } from '../../../domain/application/calculations/calculation';
import { formatMoney } from '../../../domain/format/money';
import { borrowerName, type NewLoanDocument } from '../../../domain/loan/document';
import { useFormats } from '../../providers/i18n/useFormats';
import { token } from '../../theme/tokens';
import { Box } from '../../ui/layout/primitives';
import type { LayoutProps } from '../../ui/layout/style-props';
import { Table } from '../../ui/Table';
import { useRoleText } from '../borrowers/useBorrowers';
import { type LineActions, LineRow } from './LineRow';
import { dividend, type LineGroup, lineGroups, opposite } from './line-groups';
import { isNamedBelowZero, negated, useCalculationText } from './useCalculationText';

const looks = {
  head: { paddingBlockStart: 's3', color: 'text-2', weight: 500 },
  together: { weight: 500 },
  sum: { weight: 600 },
} as const satisfies Readonly<Record<string, LayoutProps>>;

interface AmountRowProps {
  /** The head of a group with its total, an amount in between, or the result. */
  readonly kind: keyof typeof looks;
  readonly label: string;
  readonly amount?: string;
}

function AmountRow({ kind, label, amount }: AmountRowProps) {
  return (
    <tr style={kind === 'sum' ? { borderBlockStart: `2px solid ${token('line-strong')}` } : undefined}>
      <Box as="th" scope={kind === 'head' ? 'rowgroup' : 'row'} {...looks[kind]}>
        <bdi>{label}</bdi>
      </Box>
      <Box as="td" data-numeric paddingInlineStart="s4" {...looks[kind]}>
        {amount !== undefined && <bdi className="num">{amount}</bdi>}
      </Box>
    </tr>
  );
}

type Lines = LineGroup['lines'];

interface RowsProps extends LineActions {
  readonly lines: Lines;
  /** The lines are below the head of their group. */
  readonly indented: boolean;
}

function Rows({ lines, ...props }: RowsProps) {
  return lines.map((line) => <LineRow key={`${line.path} ${JSON.stringify(line.name)}`} line={line} {...props} />);
}

type Props = LineActions & { readonly calculation: Calculation; readonly loan: NewLoanDocument };

/** Lines of a calculation by borrower with their totals, followed by lines that are not counted. */
export function LineTable({ calculation, loan, ...actions }: Props) {
  const { t, nameOf, valueText } = useCalculationText();
  const role = useRoleText();
  const { line: inLine } = useFormats();
  const isOpposite = isNamedBelowZero(calculation);
  const groups = lineGroups(calculation);
  const left = calculation.lines.filter((line) => !line.counted);
  const divided = dividend(calculation);
  const whose = ({ owners }: LineGroup): string =>
    owners.length > 0 ? inLine(owners.map((owner) => borrowerName(loan, owner) || role(owner))) : t('everyone');
  const dividing = ({ lines }: LineGroup, over: boolean): Lines =>
    lines.filter(({ effect }) => (effect === 'over') === over).map((line) => (isOpposite ? opposite(line) : line));
  return (
    <Table
      aria-label={t('lines')}
      size="body"
      lineHeight="20px"
      cells={{ paddingBlock: 7, verticalAlign: 'baseline', belowMd: { paddingBlock: 12 } }}
      lines="between"
    >
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('line')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.owners.join()}>
          {groups.length > 1 && (
            <AmountRow
              kind="head"
              label={whose(group)}
              amount={formatMoney(isOpposite ? negated(group.total) : group.total)}
            />
          )}
          <Rows lines={dividing(group, false)} indented={groups.length > 1} {...actions} />
          {divided && <AmountRow kind="together" label={t('together')} amount={formatMoney(divided)} />}
          <Rows lines={dividing(group, true)} indented={groups.length > 1} {...actions} />
        </tbody>
      ))}
      <tbody>
        <AmountRow kind="sum" label={nameOf(calculation)} amount={valueText(calculation)} />
      </tbody>
      {left.length > 0 && (
        <tbody>
          <AmountRow kind="head" label={t('notCounted')} />
          <Rows lines={left} indented {...actions} />
        </tbody>
      )}
    </Table>
  );
}
