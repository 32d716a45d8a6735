import { type Cents, formatCents, formatThousandths, parseScaled, type Thousandths } from './fixed';

type Stored = string | null | undefined;

/** A stored amount in cents; undefined if it is missing. */
export function centsOf(value: Stored): Cents | undefined {
  return value === null || value === undefined ? undefined : parseScaled(value, 2);
}

/** Cents of a stored amount, a missing one being nothing. */
export function centsOrZero(value: Stored): Cents {
  return centsOf(value) ?? 0;
}

/** A stored percentage in thousandths; undefined if it is missing. */
export function thousandthsOf(value: Stored): Thousandths | undefined {
  return value === null || value === undefined ? undefined : parseScaled(value, 3);
}

/** An amount as stored; undefined stays undefined. */
export function money(value: Cents | undefined): string | undefined {
  return value === undefined ? undefined : formatCents(value);
}

/** A percentage as stored; undefined stays undefined. */
export function percentage(value: Thousandths | undefined): string | undefined {
  return value === undefined ? undefined : formatThousandths(value);
}
