import { useLocale } from 'react-admin';
import { type BusinessCalendar, generalCalendar } from '../../domain/disclosure/calendar/business-days';
import { revisionDue } from '../../domain/disclosure/calendar/disclosure-clock';
import { addDays, formatDate, isDate, pacificDate } from '../../domain/format/date';
import { useLender } from '../shell/lender';
import { Box, Note, Stack, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { useChangesText } from './useChanges';

interface Day {
  readonly date: string;
  /** Of the business days that count, from 1; 0 for the day on which the lender learned of the change. */
  readonly number: number;
  readonly skip: ReturnType<BusinessCalendar>;
}

function daysOf(learned: string, general: BusinessCalendar): Day[] {
  const { date: due } = revisionDue(learned, general);
  const days: Day[] = [{ date: learned, number: 0, skip: undefined }];
  let number = 0;
  for (let date = addDays(learned, 1); date <= due; date = addDays(date, 1)) {
    const skip = general(date);
    if (skip === undefined) number += 1;
    days.push({ date, number, skip });
  }
  return days;
}

/** Weekday and day of the month in the language of the page. */
function useDayParts() {
  const locale = useLocale();
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return (date: string) => ({
    weekday: weekday.format(new Date(`${date}T00:00:00Z`)),
    day: formatDate(date).slice(0, 5),
  });
}

function DayBox({ day: { date, number, skip }, isDue }: { readonly day: Day; readonly isDue: boolean }) {
  const { t, skipText } = useChangesText();
  const parts = useDayParts()(date);
  const isToday = date === pacificDate(new Date());
  const label = skip ? skipText(skip) : number === 0 ? t('learned') : t(isDue ? 'dayDue' : 'day', { number });
  return (
    <Stack
      as="li"
      alignContent="start"
      padding="s2"
      radius="m"
      border={isToday ? 'accent' : skip ? 'none' : true}
      background={skip ? 'sunken' : isDue ? 'warn-tint' : 'surface'}
      color={skip ? 'text-3' : isDue ? 'warn-text' : 'text'}
      minInlineSize={0}
    >
      <Text size="small">{parts.weekday}</Text>
      <Text size="h3" weight={600} numeric textDecoration={skip ? 'line-through' : undefined}>
        <bdi dir="ltr">{parts.day}</bdi>
      </Text>
      <Text size="small" overflowWrap="anywhere">
        {label}
        {isToday && (
          <>
            {' '}
            <Text whiteSpace="nowrap">· {t('today')}</Text>
          </>
        )}
      </Text>
    </Stack>
  );
}

/** The three business days for the revised disclosure, with each day that does not count. */
export function ClockStrip({ learned, plain = false }: { readonly learned: string; readonly plain?: boolean }) {
  const { t } = useChangesText();
  const lender = useLender();
  if (!isDate(learned)) return null;
  const days = daysOf(learned, generalCalendar(lender));
  const due = days.at(-1)?.date ?? learned;
  const strip = (
    <Box as="ol" display="grid" gap="s2" minColumn={88} listStyle="none" padding={0} margin={0}>
      {days.map((day) => (
        <DayBox key={day.date} day={day} isDue={day.date === due} />
      ))}
    </Box>
  );
  const dueText = t('due', { date: formatDate(due) });
  if (plain) {
    return (
      <Stack gap="s2">
        <Note>{dueText}</Note>
        {strip}
      </Stack>
    );
  }
  return (
    <Section title={t('clock')} aside={dueText}>
      {strip}
    </Section>
  );
}
