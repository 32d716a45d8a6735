import { styled } from '@mui/material/styles';
import type { Calculation } from '../../../domain/application/calculations/calculation';
import { formatMoney } from '../../../domain/format/money';
import { borrowerName, type NewLoanDocument } from '../../../domain/loan/document';
import { useFormats } from '../../providers/i18n/useFormats';
import { token } from '../../theme/tokens';
import { useRoleText } from '../borrowers/useBorrowers';
import { type LineActions, LineRow } from './LineRow';
import { dividend, type LineGroup, lineGroups } from './line-groups';
import { useCalculationText } from './useCalculationText';

const CalculationTable = styled('table')(({ theme }) => ({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: token('fs-body'),
  lineHeight: '20px',
  '& :is(th, td)': { paddingBlock: 7, verticalAlign: 'baseline', textAlign: 'start' },
  '& td': { paddingInlineStart: token('s4'), textAlign: 'end', whiteSpace: 'nowrap' },
  '& tbody tr': { borderBlockStart: token('border') },
  '& thead + tbody > tr:first-of-type': { borderBlockStart: 0 },
  '& tr.head > *': { paddingBlockStart: token('s3'), color: token('text-2'), fontWeight: 500 },
  '& tr.head ~ tr:not(.together) > th': { paddingInlineStart: token('s3') },
  '& tr.together > *': { fontWeight: 500 },
  '& tr.sum': { borderBlockStart: `2px solid ${token('line-strong')}` },
  '& tr.sum > *': { fontWeight: 600 },
  [theme.breakpoints.down('md')]: { '& :is(th, td)': { paddingBlock: 12 } },
}));

interface AmountRowProps {
  readonly className: 'head' | 'together' | 'sum';
  readonly label: string;
  readonly amount?: string;
}

function AmountRow({ className, label, amount }: AmountRowProps) {
  return (
    <tr className={className}>
      <th scope={className === 'head' ? 'rowgroup' : 'row'}>
        <bdi>{label}</bdi>
      </th>
      <td>{amount !== undefined && <bdi className="num">{amount}</bdi>}</td>
    </tr>
  );
}

type Lines = LineGroup['lines'];

function Rows({ lines, ...actions }: LineActions & { readonly lines: Lines }) {
  return lines.map((line) => <LineRow key={`${line.path} ${JSON.stringify(line.name)}`} line={line} {...actions} />);
}

type Props = LineActions & { readonly calculation: Calculation; readonly loan: NewLoanDocument };

/** Lines of a calculation by borrower with their totals, followed by lines that are not counted. */
export function LineTable({ calculation, loan, ...actions }: Props) {
  const { t, nameOf, valueText } = useCalculationText();
  const role = useRoleText();
  const { line: inLine } = useFormats();
  const groups = lineGroups(calculation);
  const left = calculation.lines.filter((line) => !line.counted);
  const divided = dividend(calculation);
  const whose = ({ owners }: LineGroup): string =>
    owners.length > 0 ? inLine(owners.map((owner) => borrowerName(loan, owner) || role(owner))) : t('everyone');
  const dividing = ({ lines }: LineGroup, over: boolean): Lines =>
    lines.filter(({ effect }) => (effect === 'over') === over);
  return (
    <CalculationTable aria-label={t('lines')}>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('line')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.owners.join()}>
          {groups.length > 1 && <AmountRow className="head" label={whose(group)} amount={formatMoney(group.total)} />}
          <Rows lines={dividing(group, false)} {...actions} />
          {divided && <AmountRow className="together" label={t('together')} amount={formatMoney(divided)} />}
          <Rows lines={dividing(group, true)} {...actions} />
        </tbody>
      ))}
      <tbody>
        <AmountRow className="sum" label={nameOf(calculation)} amount={valueText(calculation)} />
      </tbody>
      {left.length > 0 && (
        <tbody>
          <AmountRow className="head" label={t('notCounted')} />
          <Rows lines={left} {...actions} />
        </tbody>
      )}
    </CalculationTable>
  );
}
