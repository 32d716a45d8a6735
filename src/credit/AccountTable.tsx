import type { CreditReportData, Tradeline } from '../../domain/credit/report.schemas';
import { liabilityType } from '../../domain/credit/tradeline';
import { eventsOfTradelines } from '../../domain/credit/tradeline-events';
import { formatMoney } from '../../domain/format/money';
import type { LoanDocument } from '../../domain/loan/document';
import { ownValue } from '../../domain/tables/own-value';
import { useFieldLabels } from '../fields/useFieldLabels';
import { ActionMenu } from '../ui/ActionMenu';
import { plainRow } from '../ui/layout/phone-cards';
import { Box, Note, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { CreditTable } from './CreditTable';
import { creditDate } from './ScoreSection';
import { useCreditText } from './useCreditText';

const { card, named, last, value } = plainRow;

interface Props {
  readonly loan: LoanDocument;
  readonly report: CreditReportData;
  /** Asks the agency to verify an account; absent if the user may not order. */
  readonly onAsk: ((line: { readonly id: string; readonly text: string }) => void) | undefined;
}

const ratings = { aBDecForeclosureD: 'foreclosure', aBDecBankruptD: 'bankruptcy' } as const;

/** The event that the rating of an account tells of, whatever the remarks say. */
const ratedAs = (line: Tradeline): string[] =>
  eventsOfTradelines([{ ...line, owners: line.owners.slice(0, 1), comments: [] }]).flatMap(
    ({ field }) => ownValue(ratings, field) ?? [],
  );

function useMarks() {
  const { t } = useCreditText();
  return (line: Tradeline): string[] => [
    ...(line.isClosed
      ? [line.closed ? t('marks.closedOn', { date: creditDate(line.closed) }) : t('marks.closed')]
      : []),
    ...(line.ownership === 'authorized-user' ? [t('marks.authorizedUser')] : []),
    ...(line.isDisputed ? [t('marks.disputed')] : []),
    ...(line.isDerogatory ? [t('marks.derogatory')] : []),
    ...ratedAs(line).map((event) => t(`marks.${event}`)),
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
        <CreditTable
          columns={[
            ...(['creditor', 'type', 'borrowers', 'opened'] as const).map((key) => ({ key, title: t(key) })),
            ...(['balance', 'payment'] as const).map((key) => ({ key, title: t(key), numeric: true })),
            { key: 'actions' },
          ]}
        >
          {report.tradelines.map((line) => (
            <Box as="tr" key={line.id} belowSm={card}>
              <Box as="th" scope="row" minInlineSize={200} belowSm={named}>
                <bdi>{line.creditor}</bdi>
                <Note as="p">
                  <bdi dir="ltr">••{line.account}</bdi>
                  {marks(line).map((mark) => ` · ${mark}`)}
                </Note>
                {[...new Set(line.comments)].map((comment) => (
                  <Note as="p" key={comment} dir="auto">
                    {comment}
                  </Note>
                ))}
              </Box>
              <Box as="td" paddingInlineStart="s2" belowSm={value}>
                {code('liabilityType', liabilityType(line))}
              </Box>
              <Box as="td" belowSm={value}>
                {names(loan, line.owners)}
              </Box>
              <Box as="td" whiteSpace="nowrap" data-label={t('opened')} belowSm={value}>
                <bdi>{creditDate(line.opened)}</bdi>
              </Box>
              <Box as="td" data-numeric data-label={t('balance')} belowSm={value}>
                <bdi>{formatMoney(line.balance)}</bdi>
              </Box>
              <Box as="td" data-numeric data-label={t('payment')} belowSm={value}>
                <bdi>{formatMoney(line.payment)}</bdi>
              </Box>
              <Box as="td" belowSm={last}>
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
              </Box>
            </Box>
          ))}
        </CreditTable>
      )}
    </Section>
  );
}
