/** Monday to Friday, 9:00 up to 15:59 Pacific time (CONST-01). Holidays are a general setting and come with the lock desk. */
export function isOpen(now: Date): boolean {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Los_Angeles',
    weekday: 'short',
    hour: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((each) => each.type === type)?.value ?? '';
  const hour = Number(part('hour'));
  return !['Sat', 'Sun'].includes(part('weekday')) && hour >= 9 && hour < 16;
}
