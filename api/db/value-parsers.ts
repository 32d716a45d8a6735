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

/** An array is split as one of texts, and each element parsed as it would be alone. */
function elements<T>(parse: (text: string) => T): (text: string) => (T | null)[] {
  const split: (text: string) => (string | null)[] = pg.types.getTypeParser(textArray, 'text');
  return (text) => split(text).map((element) => (element === null ? null : parse(element)));
}

/** Parsers of our own by type number; every other type keeps the driver's. */
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
 * How database values become JavaScript values, the same on every connection of ours: `numeric` a decimal string; `int8` a
 * number, and an error beyond ±(2^53 − 1) instead of a wrong digit; `date` a 'YYYY-MM-DD' string, since a day has no
 * zone; `timestamptz` a Date; `timestamp` its text, since without a zone it is no instant.
 */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && ours.get(type)) || pg.types.getTypeParser(type, format === 'binary' ? 'binary' : 'text'),
};
