import type { CreditReportData, Tradeline } from '../../domain/credit/report.schemas';
import { liabilityType } from '../../domain/credit/tradeline';
import { formatMoney } from '../../domain/format/money';
import type { LoanDocument } from '../../domain/loan/document';
import { useFieldLabels } from '../fields/useFieldLabels';
import { ActionMenu } from '../ui/ActionMenu';
import { Box, Note, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { Table } from '../ui/Table';
import { creditDate } from './ScoreSection';
import { useCreditText } from './useCreditText';

interface Props {
  readonly loan: LoanDocument;
  readonly report: CreditReportData;
  /** Asks the agency to verify an account; absent if the user may not order. */
  readonly onAsk: ((line: { readonly id: string; readonly text: string }) => void) | undefined;
}

function useMarks() {
  const { t } = useCreditText();
  return (line: Tradeline): string[] => [
    ...(line.isClosed ? [t('marks.closed')] : []),
    ...(line.ownership === 'authorized-user' ? [t('marks.authorizedUser')] : []),
    ...(line.isDisputed ? [t('marks.disputed')] : []),
    ...(line.isDerogatory ? [t('marks.derogatory')] : []),
    ...(line.late.days30 + line.late.days60 + line.late.days90 > 0
      ? [t('marks.late', { d30: line.late.days30, d60: line.late.days60, d90: line.late.days90 })]
      : []),
  ];
}

/** Every account of the report, by the last four of its number. */
export function AccountTable({ loan, report, onAsk }: Props) {
  const { t, counted, names } = useCreditText();
  const { code } = useFieldLabels();
  const marks = useMarks();
  const textOf = (line: Tradeline): string => t('accountOf', { creditor: line.creditor, last: line.account });
  return (
    <Section title={t('accounts')} aside={counted('count', report.tradelines.length)} flush>
      {report.tradelines.length === 0 ? (
        <Text as="p" padding="0 s4 s4" color="text-2">
          {t('noAccounts')}
        </Text>
      ) : (
        <Box overflow="auto">
          <Table cells={{ padding: 's2 s2', verticalAlign: 'top' }} edge="s4">
            <thead>
              <tr>
                <th scope="col">{t('creditor')}</th>
                <th scope="col">{t('type')}</th>
                <th scope="col">{t('borrowers')}</th>
                <th scope="col">{t('opened')}</th>
                <th scope="col" data-numeric>
                  {t('balance')}
                </th>
                <th scope="col" data-numeric>
                  {t('payment')}
                </th>
                <td />
              </tr>
            </thead>
            <tbody>
              {report.tradelines.map((line) => (
                <tr key={line.id}>
                  <th scope="row">
                    <bdi>{line.creditor}</bdi>
                    <Note as="p">
                      <bdi>••{line.account}</bdi>
                      {marks(line).map((mark) => ` · ${mark}`)}
                    </Note>
                    {line.comments.map((comment) => (
                      <Note as="p" key={comment} dir="auto">
                        {comment}
                      </Note>
                    ))}
                  </th>
                  <td>{code('liabilityType', liabilityType(line))}</td>
                  <td>{names(loan, line.owners)}</td>
                  <Box as="td" whiteSpace="nowrap">
                    <bdi>{creditDate(line.opened)}</bdi>
                  </Box>
                  <td data-numeric>
                    <bdi>{formatMoney(line.balance)}</bdi>
                  </td>
                  <td data-numeric>
                    <bdi>{formatMoney(line.payment)}</bdi>
                  </td>
                  <td>
                    {onAsk && (
                      <ActionMenu
                        label={t('actionsOf', { account: textOf(line) })}
                        actions={[
                          {
                            key: 'supplement',
                            label: t('actions.supplement'),
                            onChoose: () => onAsk({ id: line.id, text: textOf(line) }),
                          },
                        ]}
                      />
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Box>
      )}
    </Section>
  );
}
