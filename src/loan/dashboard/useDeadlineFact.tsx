import { useTranslate } from 'react-admin';
import { formatDate } from '../../../domain/format/date';
import type { Deadline } from '../../../domain/loan/decision-deadline';
import { Text } from '../../ui/layout/primitives';

const colors = { ahead: 'text', soon: 'warn-text', overdue: 'bad-text' } as const;

/** What each deadline is for. */
const labels = {
  'complete-application': 'decisionDue',
  'received-application': 'incompleteDue',
  denial: 'due',
  counteroffer: 'due',
} as const;

/** A deadline of Regulation B as a fact of the dashboard: the day, how soon it is, and what it counts from. */
export function useDeadlineFact() {
  const translate = useTranslate();
  const t = (key: string, values = {}) => translate(`loan.dashboard.decision.${key}`, values);
  return (deadline: Deadline & { readonly sent?: string | null }) => {
    const { basis, from, days, due, daysLeft, standing } = deadline;
    const isOfNotice = 'sent' in deadline;
    const left = standing === 'overdue' ? t('overdue') : t('daysLeft', { smart_count: daysLeft });
    const label = t(isOfNotice ? 'due' : labels[basis]);
    const value = (
      <>
        <Text color={colors[standing]} weight={500} numeric>
          <bdi>{standing === 'ahead' ? formatDate(due) : `${formatDate(due)} · ${left}`}</bdi>
        </Text>
        <Text display="block" size="small" color="text-3">
          {t(`basis.${basis}`, { days, date: formatDate(from) })}
        </Text>
      </>
    );
    return { label, value };
  };
}
