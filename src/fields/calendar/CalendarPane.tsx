import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { Row } from '../../ui/layout/primitives';
import 'dayjs/locale/ar';
import 'dayjs/locale/tr';
import utc from 'dayjs/plugin/utc';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useLocaleState, useTranslate } from 'react-admin';
import { pacificDate } from '../../../domain/format/date';
import { token } from '../../theme/tokens';
import type { DateLimits } from '../check-field';

dayjs.extend(utc);

// All date arithmetic is in UTC, so that no time zone shifts a date.
const toDay = (day: string): Dayjs => dayjs.utc(day);
const fromDay = (day: Dayjs): string => day.locale('en').format('YYYY-MM-DD');

const CalendarSheet = styled(DateCalendar)({
  // Space for six weeks in every month, and the same for years, so that nothing jumps between them.
  '&.MuiDateCalendar-root': { inlineSize: 296, blockSize: 344, maxBlockSize: 'none' },
  '& .MuiYearCalendar-root': { inlineSize: 296, maxBlockSize: 280, paddingInline: 8 },
  '& .MuiPickersArrowSwitcher-spacer': { inlineSize: 0 },
  '& .MuiPickersArrowSwitcher-button': { margin: 0 },
  '@media (pointer: coarse)': {
    '&.MuiDateCalendar-root': { inlineSize: 340, blockSize: 400 },
    '& .MuiYearCalendar-root': { inlineSize: 340, maxBlockSize: 330 },
    '& .MuiPickersDay-root, & .MuiDayCalendar-weekDayLabel': { inlineSize: 44 },
    '& .MuiPickersDay-root': { blockSize: 44 },
    '& .MuiDayCalendar-slideTransition': { minBlockSize: 288 },
  },
  '& .MuiPickersCalendarHeader-root': { marginBlock: 8, paddingInline: 16 },
  '& .MuiPickersCalendarHeader-label': { fontSize: token('fs-text'), fontWeight: 600 },
  '& .MuiDayCalendar-weekDayLabel': { color: token('text-3'), fontSize: token('fs-small') },
  '& .MuiPickersDay-root': {
    borderRadius: token('r'),
    fontSize: token('fs-body'),
    fontVariantNumeric: 'tabular-nums',
    '&[aria-current="date"]:not(.Mui-selected)': { border: `1px solid ${token('line-input')}` },
  },
  '& .MuiYearCalendar-button': { fontSize: token('fs-body'), borderRadius: token('r') },
});

const icon = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const;
const slots = {
  leftArrowIcon: () => <ChevronLeft {...icon} />,
  rightArrowIcon: () => <ChevronRight {...icon} />,
  switchViewIcon: () => <ChevronDown {...icon} />,
};

interface Props {
  /** The selected date, `2026-07-04`. */
  readonly day: string | null;
  readonly limits: DateLimits;
  readonly onChoose: (day: string) => void;
}

/** A month to choose a day from. Today is today's date in Pacific time (FORMAT-04). */
export function CalendarPane({ day, limits, onChoose }: Props) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const today = pacificDate(new Date());
  const isOpen = (limits.min === undefined || today >= limits.min) && (limits.max === undefined || today <= limits.max);
  const t = (key: string): string => translate(`inputs.calendar.${key}`);
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={locale}
      localeText={{
        previousMonth: t('previous'),
        nextMonth: t('next'),
        calendarViewSwitchingButtonAriaLabel: (view) => t(view === 'year' ? 'days' : 'years'),
      }}
    >
      <CalendarSheet
        autoFocus
        timezone="UTC"
        views={['year', 'day']}
        openTo="day"
        value={day === null ? null : toDay(day)}
        referenceDate={toDay(day ?? (limits.max !== undefined && limits.max < today ? limits.max : today))}
        {...(limits.min === undefined ? {} : { minDate: toDay(limits.min) })}
        {...(limits.max === undefined ? {} : { maxDate: toDay(limits.max) })}
        disableHighlightToday
        dayOfWeekFormatter={(each: Dayjs) => each.format('dd')}
        onChange={(chosen: Dayjs | null, state) => {
          if (chosen && state === 'finish') onChoose(fromDay(chosen));
        }}
        slots={slots}
        slotProps={{
          day: ({ day: shown }: { day: Dayjs }) => (fromDay(shown) === today ? { 'aria-current': 'date' } : {}),
        }}
      />
      <Row lineAbove padding="s2" align="stretch">
        <Button variant="text" size="small" disabled={!isOpen} onClick={() => onChoose(today)}>
          {t('today')}
        </Button>
      </Row>
    </LocalizationProvider>
  );
}
