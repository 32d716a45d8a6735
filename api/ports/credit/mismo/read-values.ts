import { isDate } from '../../../../domain/format/date';
import { type Bureau, bureaus } from '../../../../domain/loan/credit-score';
import type { Owner } from '../../../../domain/loan/records';
import { attribute, type XmlNode } from '../../vendors/xml';

const DATE = /^(\d{4})-(\d{2})(?:-(\d{2}))?/;

/** A day or, if no more is given or the calendar has no such day, a month. */
export function dateIn(node: XmlNode, name: string): string | null {
  const [, year, month, day] = DATE.exec(attribute(node, name) ?? '') ?? [];
  if (year === undefined || month === undefined || Number(month) < 1 || Number(month) > 12) return null;
  const whole = `${year}-${month}-${day}`;
  return isDate(whole) ? whole : `${year}-${month}`;
}

/** Dollars with cents. Agencies also send `1,250`, `$1250` and whole dollars. */
export function amountIn(node: XmlNode, ...names: readonly string[]): string | null {
  for (const name of names) {
    const text = attribute(node, name)?.replaceAll(/[$,\s]/g, '');
    if (text !== undefined && /^-?\d{1,12}(\.\d+)?$/.test(text)) return Number(text).toFixed(2);
  }
  return null;
}

/** A whole number; scores come with a sign, as in `+715`. */
export function numberIn(node: XmlNode, name: string): number | null {
  const text = attribute(node, name);
  return text !== undefined && /^\+?\d{1,6}$/.test(text) ? Number(text) : null;
}

export const flagIn = (node: XmlNode, name: string): boolean => attribute(node, name) === 'Y';

/** The bureau that an element names, whatever its capitals: `TransUnion`, `Transunion`. */
export function bureauIn(node: XmlNode, name = 'CreditRepositorySourceType'): Bureau | null {
  const named = attribute(node, name)?.toLowerCase();
  return bureaus.find((bureau) => bureau.toLowerCase() === named) ?? null;
}

/** The borrowers that an element names. One that names none is about the first borrower of the order. */
export function ownersIn(node: XmlNode, owners: ReadonlyMap<string, Owner>): Owner[] {
  const named = (attribute(node, 'BorrowerID') ?? '').split(/\s+/).flatMap((id) => owners.get(id) ?? []);
  return named.length > 0 ? [...new Set(named)] : [...owners.values()].slice(0, 1);
}
