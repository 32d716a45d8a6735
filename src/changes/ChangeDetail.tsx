import { Link as TextLink } from '@mui/material';
import { useLocale } from 'react-admin';
import { Link } from 'react-router-dom';
import { generalCalendar } from '../../domain/disclosure/calendar/business-days';
import { changeChecks, isForClosing } from '../../domain/disclosure/changes/change-checks';
import type { CocTask } from '../../domain/disclosure/changes/changes.contract';
import { effectOf, undisclosedChanges } from '../../domain/disclosure/changes/coverage';
import { disclosedEffectOf } from '../../domain/disclosure/changes/disclosed-effect';
import { formatDate, formatInstant, pacificDate } from '../../domain/format/date';
import { toCents } from '../../domain/numbers/fixed';
import { loanPath } from '../../domain/pages/loan-path';
import { changeText } from '../fees/public';
import { useLender } from '../shell/lender';
import type { LoanRecord } from '../shell/loan/useLoan';
import { KeyFigure, KeyFigures } from '../ui/KeyFigures';
import { Note, Stack, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { CashChange } from './CashChange';
import { ChangedLines } from './ChangedLines';
import { Checks } from './Checks';
import { ClockStrip } from './ClockStrip';
import { Decision } from './Decision';
import { CureChoice, EffectTable } from './EffectTable';
import { useChangesText } from './useChanges';

interface Props {
  readonly loan: LoanRecord;
  readonly task: CocTask;
  readonly decides: boolean;
}

/**
 * Where an approved change is disclosed: in the next Loan Estimate, or in the next Closing Disclosure once there is one, or if another
 * estimate would come too late for the closing, even if it is handed over today (19(e)(4)(ii)).
 */
function NextStep({ loan, task: { due, learned } }: Pick<Props, 'loan' | 'task'>) {
  const { t } = useChangesText();
  const general = generalCalendar(useLender());
  const checks = changeChecks(loan, learned, pacificDate(new Date()), general);
  const hasClosingDisclosure = Boolean(checks.closingDisclosure ?? loan.closingDisclosures?.length);
  const page = hasClosingDisclosure || isForClosing(checks) ? 'cd' : 'edisclosure';
  const number = (loan.loanEstimates?.length ?? 0) + 1;
  return (
    <Text as="p">
      <TextLink component={Link} to={loanPath(loan.sLNm, page)}>
        {t(`next.${page === 'cd' && !hasClosingDisclosure ? 'firstCd' : page}`, { number, date: formatDate(due) })}
      </TextLink>
    </Text>
  );
}

/** What the desk said, and when. */
function Decided({ loan, task }: Pick<Props, 'loan' | 'task'>) {
  const { t } = useChangesText();
  const { TaskStatus, decidedAt, decidedBy, note } = task;
  if (decidedAt === null) return null;
  const values = { name: decidedBy ?? '', date: formatDate(decidedAt) };
  return (
    <Section title={t('decision')}>
      <Stack gap="s1">
        <Text>{t(TaskStatus === 'DENIED' ? 'deniedBy' : 'approvedBy', values)}</Text>
        {note && (
          <Text as="p" color="text-2" whiteSpace="pre-wrap" dir="auto">
            {note}
          </Text>
        )}
        {TaskStatus === 'APPROVED' && <NextStep loan={loan} task={task} />}
      </Stack>
    </Section>
  );
}

const approvedElsewhere = (loan: LoanRecord, { taskId }: CocTask): ReadonlySet<string> =>
  new Set(undisclosedChanges(loan).flatMap(({ id, lines }) => (id === taskId ? [] : lines.map((line) => line.id))));

/** A change of circumstance: reason, clock, charges, what it does to the baseline, and the decision. */
export function ChangeDetail({ loan, task, decides }: Props) {
  const { t } = useChangesText();
  const locale = useLocale();
  const isOpen = task.TaskStatus === 'REQUESTED';
  const isDisclosed = task.TaskStatus === 'DISCLOSED';
  const isAhead = isOpen || task.TaskStatus === 'APPROVED';
  const effect = isAhead
    ? effectOf(loan, task.lines, task.taskId)
    : isDisclosed
      ? disclosedEffectOf(loan, task)
      : undefined;
  const reason = t(`shortReasons.${task.reason}`);
  const sum = task.lines.reduce((total, line) => total + toCents(line.amount) - toCents(line.before ?? '0.00'), 0);
  return (
    <Stack gap="s4" fromLg={{ columns: 'minmax(0, 1fr) 300px' }} align="start">
      <Stack gap="s4" minInlineSize={0}>
        <KeyFigures label={t('title')}>
          <KeyFigure
            label={t('reason')}
            value={<Text whiteSpace="normal">{reason}</Text>}
            sub={reason === t(`reasons.${task.reason}`) ? undefined : t(`reasons.${task.reason}`)}
          />
          <KeyFigure
            label={t('learned')}
            value={formatDate(task.learned)}
            sub={t('due', { date: formatDate(task.due) })}
          />
          <KeyFigure
            label={t('charges')}
            value={<bdi dir="ltr">{changeText(sum)}</bdi>}
            sub={t('lineCount', { count: task.lines.length, smart_count: task.lines.length })}
          />
        </KeyFigures>
        <Section title={t('whatHappened')}>
          <Stack gap="s1">
            {/* The portal writes its request in English. */}
            {task.trigger && locale !== 'en' && <Text as="p">{t(`triggers.${task.trigger}`)}</Text>}
            <Text as="p" whiteSpace="pre-wrap" dir="auto">
              {task.Description}
            </Text>
          </Stack>
        </Section>
        {(isAhead || isDisclosed) && <ClockStrip learned={task.learned} />}
        <Section title={t('lines')} flush>
          <ChangedLines
            loan={loan}
            lines={task.lines}
            baseline={effect?.approved.baseline.lines}
            withOthers={isAhead}
            approved={approvedElsewhere(loan, task)}
          />
        </Section>
        {effect && (
          <Section title={t(isDisclosed ? 'effectDisclosed' : 'effect')} flush>
            <EffectTable effect={effect} charges={isDisclosed ? 'disclosed' : 'now'} />
          </Section>
        )}
      </Stack>
      <Stack gap="s4" alignContent="start" minInlineSize={0}>
        {effect && isAhead && (
          <Section>
            <CashChange loan={loan} lines={task.lines} />
          </Section>
        )}
        {effect && isOpen && (
          <Section title={t('cure')}>
            <CureChoice effect={effect} />
          </Section>
        )}
        {isOpen && <Checks loan={loan} task={task} />}
        {isOpen && decides && <Decision key={task.taskId} loan={loan} task={task} />}
        {isOpen && !decides && (
          <Section>
            <Note size="body">{t('waits')}</Note>
          </Section>
        )}
        <Decided loan={loan} task={task} />
        <Note>{t('requestedBy', { name: task.requestedBy, date: formatInstant(task.requestedAt) })}</Note>
      </Stack>
    </Stack>
  );
}
