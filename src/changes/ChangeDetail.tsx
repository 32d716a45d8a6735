import type { CocTask } from '../../domain/disclosure/changes/changes.contract';
import { effectOf } from '../../domain/disclosure/changes/coverage';
import { formatDate, formatInstant } from '../../domain/format/date';
import { toCents } from '../../domain/numbers/fixed';
import { changeText } from '../fees/public';
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

/** What the desk said, and when. */
function Decided({ task: { TaskStatus, decidedAt, decidedBy, note } }: { readonly task: CocTask }) {
  const { t } = useChangesText();
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
      </Stack>
    </Section>
  );
}

/** A change of circumstance: reason, clock, charges, what it does to the baseline, and the decision. */
export function ChangeDetail({ loan, task, decides }: Props) {
  const { t } = useChangesText();
  const isOpen = task.TaskStatus === 'REQUESTED';
  const hasEffect = isOpen || task.TaskStatus === 'APPROVED';
  const effect = hasEffect ? effectOf(loan, task.lines, task.taskId) : undefined;
  const sum = task.lines.reduce((total, line) => total + toCents(line.amount) - toCents(line.before ?? '0.00'), 0);
  const description = task.trigger ? t(`triggers.${task.trigger}`) : task.Description;
  return (
    <Stack gap="s4" fromLg={{ columns: 'minmax(0, 1fr) 300px' }} align="start">
      <Stack gap="s4" minInlineSize={0}>
        <KeyFigures label={t('title')}>
          <KeyFigure label={t('reason')} value={t(`shortReasons.${task.reason}`)} sub={t(`reasons.${task.reason}`)} />
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
          <Text as="p" whiteSpace="pre-wrap" dir="auto">
            {description}
          </Text>
        </Section>
        {hasEffect && <ClockStrip learned={task.learned} />}
        <Section title={t('lines')} flush>
          <ChangedLines
            loan={loan}
            lines={task.lines}
            baseline={effect?.approved.baseline.lines}
            withOthers={hasEffect}
          />
        </Section>
        {effect && (
          <Section title={t('effect')} flush>
            <EffectTable effect={effect} />
          </Section>
        )}
      </Stack>
      <Stack gap="s4" alignContent="start" minInlineSize={0}>
        {effect && (
          <>
            <Section>
              <CashChange loan={loan} lines={task.lines} />
            </Section>
            <Section title={t('cure')}>
              <CureChoice effect={effect} />
            </Section>
          </>
        )}
        {isOpen && <Checks loan={loan} task={task} />}
        {isOpen && decides && <Decision key={task.taskId} loan={loan} task={task} />}
        {isOpen && !decides && (
          <Section>
            <Note size="body">{t('waits')}</Note>
          </Section>
        )}
        <Decided task={task} />
        <Note>{t('requestedBy', { name: task.requestedBy, date: formatInstant(task.requestedAt) })}</Note>
      </Stack>
    </Stack>
  );
}
