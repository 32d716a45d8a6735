import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import type { AppraisalSummary } from '../../../domain/appraisal/loan-appraisals.contract';
import { formatDate, pacificDate } from '../../../domain/format/date';
import { formatMoney } from '../../../domain/format/money';
import { loanPath } from '../../../domain/pages/loan-path';
import { useMessageText } from '../../providers/i18n/useMessageText';
import { Box, Note, Row, Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { AppraisalState } from './AppraisalState';
import { useAppraisalText } from './useAppraisalText';

interface Props {
  readonly loanNum: string;
  readonly appraisals: readonly AppraisalSummary[];
  readonly editable: boolean;
  readonly shown: string | undefined;
  readonly onShow: (id: string) => void;
}

/** Where a draft is continued. */
const draftPath = (loanNum: string, { id, source }: AppraisalSummary): string =>
  source === 'transfer' ? loanPath(loanNum, 'appraisal-transfer') : `${loanPath(loanNum, 'appraisal-new')}?draft=${id}`;

function Problem({ problem }: Pick<AppraisalSummary, 'problem'>) {
  const messageText = useMessageText();
  if (!problem) return null;
  return (
    <Text as="p" gridColumn="1 / -1" size="small" color="bad-text" whiteSpace="pre-line" dir="auto">
      {problem.wording ? messageText(problem.wording) : problem.message}
    </Text>
  );
}

function Appraisal({ one, ...props }: Omit<Props, 'appraisals'> & { readonly one: AppraisalSummary }) {
  const { loanNum, editable, shown, onShow } = props;
  const { t, facts } = useAppraisalText();
  const value = one.reports.at(-1)?.data?.value;
  const isShown = one.id === shown;
  return (
    <Box
      as="li"
      display="grid"
      columns="minmax(0, 1fr) auto"
      gap="s1 s3"
      padding="s3 s4"
      lineAbove
      background={isShown ? 'selected' : undefined}
      aria-current={isShown ? 'true' : undefined}
    >
      <Box minInlineSize={0}>
        <Text as="p" weight={500} overflowWrap="anywhere">
          {one.source === 'transfer'
            ? t('transferFrom', { lender: one.requesterComp.name })
            : t('orderOf', { form: one.input?.form ?? '', company: one.company?.name ?? '' })}
        </Text>
        <Note as="p">
          {facts([
            one.number,
            one.requestedDt && t('orderedOn', { date: formatDate(pacificDate(one.requestedDt)) }),
            one.dueOn && t('dueOn', { date: formatDate(one.dueOn) }),
            value && t('valueShort', { amount: formatMoney(value) }),
          ])}
        </Note>
      </Box>
      <Row gap="s2" align="start" wrap justify="end">
        <AppraisalState state={one.state} />
        {one.state === 'draft' && editable && (
          <Button size="small" component={Link} to={draftPath(loanNum, one)}>
            {t(one.source === 'transfer' ? 'continueTransfer' : 'continue')}
          </Button>
        )}
        {!isShown && (
          <Button size="small" onClick={() => onShow(one.id)}>
            {t('show')}
          </Button>
        )}
      </Row>
      <Problem problem={one.problem} />
    </Box>
  );
}

/** The appraisals of the loan, the latest first, with their state. */
export function AppraisalList({ appraisals, ...props }: Props) {
  const { t } = useAppraisalText();
  return (
    <Section title={t('list')} flush>
      <Box as="ul">
        {appraisals.map((one) => (
          <Appraisal key={one.id} one={one} {...props} />
        ))}
      </Box>
    </Section>
  );
}
