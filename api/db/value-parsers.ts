import pg from 'pg';

const { builtins } = pg.types;
const arrayOf = { date: 1182, int8: 1016, numeric: 1231, timestamp: 1115 } as const;

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The integer ${text} is too large for a number; select it as text`);
  return value;
}

const asIs = (text: string): string => text;
const textArray: number = 1009;

/** Splits an array as texts and parses each element as a single value. */
function elements<T>(parse: (text: string) => T): (text: string) => (T | null)[] {
  const split: (text: string) => (string | null)[] = pg.types.getTypeParser(textArray, 'text');
  return (text) => split(text).map((element) => (element === null ? null : parse(element)));
}

/** Our parsers by type number; all other types use the driver's. */
const ours = new Map<number, (text: string) => unknown>([
  [builtins.INT8, safeInteger],
  [builtins.NUMERIC, asIs],
  [builtins.DATE, asIs],
  [builtins.TIMESTAMP, asIs],
  [arrayOf.int8, elements(safeInteger)],
  [arrayOf.numeric, elements(asIs)],
  [arrayOf.date, elements(asIs)],
  [arrayOf.timestamp, elements(asIs)],
]);

/**
 * How database values become JavaScript values, the same on every connection: `numeric` is a decimal string; `int8` a number,
 * with an error beyond ±(2^53 − 1) instead of a wrong digit; `date` a 'YYYY-MM-DD' string, because a day has no time zone;
 * `timestamptz` a Date; `timestamp` its text, because without a time zone it is no instant.
 */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && ours.get(type)) || pg.types.getTypeParser(type, format === 'binary' ? 'binary' : 'text'),
};
