import { Check, TriangleAlert } from 'lucide-react';
import { generalCalendar } from '../../domain/disclosure/calendar/business-days';
import { changeChecks } from '../../domain/disclosure/changes/change-checks';
import type { CocTask } from '../../domain/disclosure/changes/changes.contract';
import { formatDate, pacificDate } from '../../domain/format/date';
import { useLender } from '../shell/lender';
import type { LoanRecord } from '../shell/loan/useLoan';
import { Box, Row, Stack } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { useChangesText } from './useChanges';

/** What the desk looks at before it approves a change: the clock, the Closing Disclosure and the closing. */
export function Checks({ loan, task }: { readonly loan: LoanRecord; readonly task: CocTask }) {
  const { t } = useChangesText();
  const general = generalCalendar(useLender());
  const { daysLeft, closingDisclosure, closing } = changeChecks(loan, task.learned, pacificDate(new Date()), general);
  const checks = [
    {
      key: 'clock',
      ok: daysLeft !== undefined,
      text:
        daysLeft === undefined
          ? t('checks.late', { date: formatDate(task.due) })
          : t('checks.daysLeft', { count: daysLeft, smart_count: daysLeft }),
    },
    {
      key: 'cd',
      ok: closingDisclosure === undefined,
      text: closingDisclosure ? t('checks.cdIssued', { date: formatDate(closingDisclosure) }) : t('checks.noCd'),
    },
    ...(closing
      ? [
          {
            key: 'closing',
            ok: closing.holds,
            text: t(closing.holds ? 'checks.closingHolds' : 'checks.closingMoves', {
              date: formatDate(closing.date),
              receiveBy: formatDate(closing.receiveBy),
            }),
          },
        ]
      : []),
  ];
  return (
    <Section title={t('checks.title')}>
      <Stack as="ul" gap="s2" listStyle="none" padding={0} margin={0}>
        {checks.map(({ key, ok, text }) => (
          <Row as="li" key={key} align="start" gap="s2">
            <Box flex="none" paddingBlockStart={2} lineHeight="0" color={ok ? 'ok-text' : 'warn-text'}>
              {ok ? <Check size={16} aria-hidden /> : <TriangleAlert size={16} aria-hidden />}
            </Box>
            <span>{text}</span>
          </Row>
        ))}
      </Stack>
    </Section>
  );
}
