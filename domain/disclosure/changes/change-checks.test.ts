import { expect, it } from 'vitest';
import { defaultBusinessHours } from '../../loan/business-hours';
import { generalCalendar } from '../calendar/business-days';
import { changeChecks } from './change-checks';

const general = generalCalendar(defaultBusinessHours);

it('counts the days that are left, and whether the closing can stay', () => {
  // Friday, February 13; Monday the 16th is a holiday, so that the change is due on Thursday the 19th.
  const at = (today: string, sEstCloseD = '2026-02-27') => changeChecks({ sEstCloseD }, '2026-02-13', today, general);
  expect(at('2026-02-17')).toEqual({
    daysLeft: 2,
    closingDisclosure: undefined,
    // Received on Friday the 20th at the latest; four specific business days after it is Wednesday the 25th.
    closing: { date: '2026-02-27', receiveBy: '2026-02-23', holds: true, holdsInPerson: true },
  });
  expect([at('2026-02-19').daysLeft, at('2026-02-20').daysLeft]).toEqual([0, undefined]);
  expect(at('2026-02-17', '2026-02-24').closing).toMatchObject({ holds: false, holdsInPerson: true });
  expect(at('2026-02-20', '2026-02-24').closing).toMatchObject({ holds: false, holdsInPerson: false });
  const closed = { sInitialClosingDisclosureIssuedD: '2026-02-12' };
  expect(changeChecks(closed, '2026-02-13', '2026-02-13', general)).toMatchObject({
    closingDisclosure: '2026-02-12',
    closing: undefined,
  });
});
