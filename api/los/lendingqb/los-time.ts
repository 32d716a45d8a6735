/** A formatter takes long to make, and lists have many times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
    });
  formats.set(timeZone, format);
  return format;
}

/** The offset of a time zone at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(new Date(instant));
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return local - Math.floor(instant / 1000) * 1000;
}

const FORM = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([AP]M)?)?$/i;

/** The instant of `11/20/2026 10:42:00` or `11/20/2026 10:42 AM` in a time zone; undefined for another form or no time. */
export function instantOf(text: string, timeZone: string): Date | undefined {
  const match = FORM.exec(text.trim());
  if (match === null) return undefined;
  const [month = 0, day = 0, year = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const half = match[7]?.toUpperCase();
  const hour = half === undefined ? hours : (hours % 12) + (half === 'PM' ? 12 : 0);
  const local = Date.UTC(year, month - 1, day, hour, minutes, seconds);
  const given = [year, month - 1, day, hour, minutes, seconds].join();
  const read = new Date(local);
  // February 30, 24:00 and the year 1, which .NET writes for no date, would be other times.
  const are = [read.getUTCFullYear(), read.getUTCMonth(), read.getUTCDate(), read.getUTCHours()];
  if ([...are, read.getUTCMinutes(), read.getUTCSeconds()].join() !== given) return undefined;
  const first = local - offsetAt(local, timeZone);
  return new Date(local - offsetAt(first, timeZone));
}
