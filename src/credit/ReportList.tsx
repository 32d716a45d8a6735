import { Button, Link as TextLink } from '@mui/material';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { linkToField } from '../../domain/application/locate-field';
import type { CreditSummary } from '../../domain/credit/credit.contract';
import { formatDate } from '../../domain/format/date';
import { formatMoney } from '../../domain/format/money';
import type { LoanDocument } from '../../domain/loan/document';
import { useFieldLabels } from '../fields/useFieldLabels';
import { useMessageText } from '../providers/i18n/useMessageText';
import { token } from '../theme/tokens';
import { DotLabel } from '../ui/layout/Dot';
import { Box, Note, Row, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import type { CreditPageData } from './credit-calls';
import type { OrderStart } from './order-form';
import { useCancelOrder } from './useCancelOrder';
import { isOpen } from './useCredit';
import { useCreditText } from './useCreditText';

interface Props {
  readonly loan: LoanDocument;
  readonly data: CreditPageData;
  readonly editable: boolean;
  readonly shown: string | null;
  readonly onShow: (id: string) => void;
  readonly onOrder: (start: OrderStart) => void;
  readonly onAccount: (agency: string) => void;
}

function State({ report }: { readonly report: CreditSummary }) {
  const { t } = useCreditText();
  if (report.number !== null) {
    return <DotLabel fill={token('dot-green')}>{t(report.appliedAt ? 'states.used' : 'states.arrived')}</DotLabel>;
  }
  if (isOpen(report.state)) return <DotLabel fill={token('dot-blue')}>{t('states.open')}</DotLabel>;
  return (
    <DotLabel fill={token(report.state === 'cancelled' ? 'text-3' : 'dot-red')}>
      {t(report.state === 'cancelled' ? 'states.canceled' : 'states.failed')}
    </DotLabel>
  );
}

/** Whether the order waits for the user's account, or failed for lack of it. */
const needsAccount = (report: CreditSummary, agency: CreditPageData['agencies'][number]): boolean =>
  report.number === null && report.state !== 'cancelled' && (agency.isRefused || agency.login === null);

/** Why an order failed or waits, with links to the fields that the agency named. */
function Problem({ report, loan }: { readonly report: CreditSummary; readonly loan: LoanDocument }) {
  const { label } = useFieldLabels();
  const messageText = useMessageText();
  const { problem } = report;
  if (!problem) return null;
  const text = problem.wording ? messageText(problem.wording) : problem.message;
  return (
    <Box gridColumn="1 / -1">
      <Text as="p" size="small" color={isOpen(report.state) ? 'text-2' : 'bad-text'} whiteSpace="pre-line" dir="auto">
        {text}
      </Text>
      {Object.keys(problem.fields ?? {}).map((path) => (
        <TextLink
          key={path}
          component={Link}
          to={linkToField(loan.sLNm, path.replace(/\[(\d)\]/, '.$1'))}
          sx={{ marginInlineEnd: 2 }}
        >
          {label(path.split('.').at(-1) ?? path)}
        </TextLink>
      ))}
    </Box>
  );
}

function Report({ report, ...props }: Props & { readonly report: CreditSummary }) {
  const { loan, data, editable, shown, onShow, onAccount } = props;
  const { t, facts, names, line, instant } = useCreditText();
  const notify = useNotify();
  const cancel = useCancelOrder(loan.sLNm);
  const agency = data.agencies.find(({ code }) => code === report.agency);
  const what = t('reportOf', { action: t(`actionNames.${report.action}`), names: names(loan, report.borrowers) });
  return (
    <Box
      as="li"
      display="grid"
      columns="minmax(0, 1fr) auto"
      gap="s1 s3"
      padding="s3 s4"
      lineAbove
      background={report.id === shown ? 'selected' : undefined}
      aria-current={report.id === shown ? 'true' : undefined}
    >
      <Box minInlineSize={0}>
        <Text as="p" weight={500} overflowWrap="anywhere">
          {what}
        </Text>
        <Note as="p">
          {facts([
            agency?.name ?? report.agency,
            t(`pulls.${report.pull}`),
            line(report.bureaus),
            t('costShort', { amount: formatMoney(report.cost) }),
            t('by', { name: report.orderedBy, at: instant(report.createdAt) }),
          ])}
        </Note>
        {report.number && (
          <Note as="p">
            {t('numberAndDay', { number: report.number, date: formatDate(report.issued) })}
            {report.isSimulation && ` · ${t('simulated')}`}
          </Note>
        )}
        {report.consents.length > 0 && (
          <Note as="p">
            {t('consented', { dates: line([...new Set(report.consents.map(({ date }) => formatDate(date)))]) })}
          </Note>
        )}
      </Box>
      <Row gap="s2" align="start" wrap justify="end">
        <State report={report} />
        {report.number && report.id !== shown && (
          <Button size="small" onClick={() => onShow(report.id)}>
            {t('show')}
          </Button>
        )}
        {editable && report.canCancel && report.order && (
          <Button
            size="small"
            onClick={() => {
              const { order } = report;
              if (order) cancel(order).catch(() => notify(t('tooLateToCancel'), { type: 'warning' }));
            }}
          >
            {t('cancelOrder')}
          </Button>
        )}
        {editable && agency && needsAccount(report, agency) && (
          <Button size="small" onClick={() => onAccount(agency.code)}>
            {t('account.enter')}
          </Button>
        )}
      </Row>
      <Problem report={report} loan={loan} />
    </Box>
  );
}

/** The orders of the loan, the latest first, with their state. */
export function ReportList(props: Props) {
  const { t } = useCreditText();
  return (
    <Section title={t('reports')} flush>
      <Box as="ul">
        {props.data.reports.map((report) => (
          <Report key={report.id} report={report} {...props} />
        ))}
      </Box>
    </Section>
  );
}
