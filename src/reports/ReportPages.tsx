import { useTranslate } from 'react-admin';
import { loanPath } from '../../domain/pages/loan-path';
import { ageBuckets, conditionOwners, dueBuckets, falloutReasons, steps } from '../../domain/reports/report-shapes';
import { ReportPage } from './ReportPage';
import { useReportText } from './useReportText';

const numeric = { numeric: true, width: 100 } as const;

/** How many applications fund. */
export function PullThroughPage() {
  const translate = useTranslate();
  return (
    <ReportPage
      report="pull-through"
      title={translate('pages.pullThroughReport')}
      sort={{ field: 'outcomeOn', order: 'DESC' }}
      columns={[
        { key: 'applied', sort: 'applied', width: 100 },
        { key: 'outcome', sort: 'outcome', width: 110, onPhone: true },
        { key: 'outcomeOn', sort: 'outcomeOn', width: 100, onPhone: true },
      ]}
      filters={[{ name: 'outcome', kind: 'choices' }]}
    />
  );
}

/** How long loans take between milestones. */
export function TurnTimesPage() {
  const translate = useTranslate();
  const { stepText } = useReportText('turn-times');
  return (
    <ReportPage
      report="turn-times"
      title={translate('pages.turnTimesReport')}
      sort={{ field: 'reached', order: 'DESC' }}
      columns={[
        { key: 'step', sort: 'step', width: 200, least: 140, onPhone: true, cell: ({ step }) => stepText(step) },
        { key: 'started', sort: 'started', width: 92 },
        { key: 'reached', sort: 'reached', width: 92, onPhone: true },
        { key: 'businessDays', sort: 'businessDays', first: 'DESC', onPhone: true, ...numeric },
        { key: 'calendarDays', sort: 'calendarDays', first: 'DESC', ...numeric },
      ]}
      filters={[
        { name: 'step', kind: 'choices', choices: steps.map(({ key }) => ({ value: key, label: stepText(key) })) },
      ]}
    />
  );
}

/** Active locks by the days until they expire. */
export function LockExpiryPage() {
  const translate = useTranslate();
  const { t, groupText } = useReportText('lock-expiry');
  return (
    <ReportPage
      report="lock-expiry"
      title={translate('pages.lockExpiryReport')}
      sort={{ field: 'expDate', order: 'ASC' }}
      ranges={[
        { to: '-1d' },
        { from: '0d', to: '0d' },
        { from: '0d', to: '3d' },
        { from: '0d', to: '7d' },
        { from: '0d', to: '30d' },
      ]}
      columns={[
        { key: 'expDate', sort: 'expDate', width: 96, onPhone: true },
        { key: 'daysLeft', sort: 'daysLeft', onPhone: true, ...numeric },
        { key: 'estClosing', sort: 'estClosing', width: 104 },
      ]}
      filters={[
        { name: 'late', kind: 'flag', label: t('measures.late') },
        {
          name: 'due',
          kind: 'choices',
          label: t('by.due'),
          choices: dueBuckets.map((value) => ({ value, label: groupText('due', value) })),
          more: true,
        },
      ]}
      opens={({ loanNum }) => loanPath(loanNum, 'rate-lock')}
    />
  );
}

/** Locked loans that did not fund. */
export function FalloutPage() {
  const translate = useTranslate();
  const { groupText } = useReportText('fallout');
  return (
    <ReportPage
      report="fallout"
      title={translate('pages.falloutReport')}
      sort={{ field: 'reason', order: 'ASC' }}
      columns={[
        { key: 'reason', sort: 'reason', width: 130, onPhone: true },
        { key: 'lockedOn', sort: 'lockedOn', width: 92 },
        { key: 'expDate', sort: 'expDate', width: 92 },
        { key: 'endedOn', sort: 'endedOn', width: 92, onPhone: true },
      ]}
      filters={[
        {
          name: 'reason',
          kind: 'choices',
          choices: ['funded', ...falloutReasons].map((value) => ({ value, label: groupText('reason', value) })),
        },
      ]}
    />
  );
}

/** Open conditions by their age. */
export function ConditionsAgePage() {
  const translate = useTranslate();
  const { t, groupText } = useReportText('conditions-age');
  return (
    <ReportPage
      report="conditions-age"
      title={translate('pages.conditionsAgeReport')}
      sort={{ field: 'ageDays', order: 'DESC' }}
      columns={[
        { key: 'condition', sort: 'condition', width: 120, onPhone: true },
        { key: 'owedBy', sort: 'owedBy', width: 120, onPhone: true },
        { key: 'createdOn', sort: 'createdOn', width: 92 },
        { key: 'ageDays', sort: 'ageDays', first: 'DESC', onPhone: true, ...numeric },
        { key: 'waitingDays', sort: 'waitingDays', first: 'DESC', ...numeric },
      ]}
      filters={[
        {
          name: 'owedBy',
          kind: 'choices',
          choices: conditionOwners.map((value) => ({ value, label: groupText('owedBy', value) })),
        },
        {
          name: 'age',
          kind: 'choices',
          label: t('by.age'),
          choices: ageBuckets.map((value) => ({ value, label: groupText('age', value) })),
          more: true,
        },
      ]}
      opens={({ loanNum, conditionId }) =>
        `${loanPath(loanNum, 'conditions')}?condition=${encodeURIComponent(conditionId)}`
      }
    />
  );
}
