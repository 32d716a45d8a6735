import { fieldSpec } from '../loan/fields/field-table';
import type { PlainCode } from '../messages/message';
import type { Cents, Thousandths } from '../numbers/fixed';
import { parseScaled } from '../numbers/fixed';
import { ownValue } from '../tables/own-value';

/** Values by LOS name, from a loan document, a form or an LOS client. */
export type FieldSource = Readonly<Record<string, unknown>>;

/** Scenario fields that cannot be read, with the problem's code by LOS name. */
export class ScenarioError extends Error {
  constructor(readonly fields: Readonly<Record<string, PlainCode>>) {
    super(`The scenario cannot be read: ${Object.keys(fields).join(', ')}`);
    this.name = 'ScenarioError';
  }
}

const truths: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  y: true,
  '1': true,
  false: false,
  no: false,
  n: false,
  none: false,
  '0': false,
};

/** `$600,000.00`, `36.989%`, ` 1 250.50 ` and `(12.00)` as plain decimals. */
export function plainNumber(text: string): string {
  const bare = text.replace(/[$%,\s]/g, '');
  const negative = /^\((.*)\)$/.exec(bare);
  return negative ? `-${negative[1]}` : bare;
}

/**
 * Reads typed values from a loan document and the fields that a scenario changes, in any notation: JSON values or the display
 * texts of the LOS (`"$600,000.00"`, `"36.989%"`, `"True"`). One fact may have several names: all are looked up in the changes,
 * then in the document. Empty texts and null are no value; null in the changes clears a value.
 */
export class FieldReader {
  private readonly problems: Record<string, PlainCode> = {};

  constructor(
    private readonly changes: FieldSource,
    private readonly document: FieldSource,
  ) {}

  money(...names: string[]): Cents | undefined {
    return this.number(names, 2, 'not-an-amount');
  }

  percent(...names: string[]): Thousandths | undefined {
    return this.number(names, 3, 'not-a-percentage');
  }

  integer(...names: string[]): number | undefined {
    return this.number(names, 0, 'not-whole');
  }

  text(...names: string[]): string | undefined {
    return this.find(names)?.text;
  }

  yesNo(...names: string[]): boolean | undefined {
    const found = this.find(names);
    if (!found) return undefined;
    const stated = found.text.toLowerCase();
    const truth = ownValue(truths, stated);
    if (truth === undefined) this.problems[found.name] = 'not-yes-or-no';
    return truth;
  }

  /** A code. An unknown code is a problem in the scenario, and no value in the document. */
  code(list: Readonly<Record<string, string>>, ...names: string[]): string | undefined {
    const found = this.find(names);
    if (!found) return undefined;
    if (Object.hasOwn(list, found.text)) return found.text;
    if (found.changed) this.problems[found.name] = 'not-a-code';
    return undefined;
  }

  /** Whether the scenario itself, not the document, has one of these fields. */
  changed(...names: string[]): boolean {
    return this.find(names)?.changed ?? false;
  }

  /** Adds a finding of a check across fields. */
  refuse(name: string, problem: PlainCode): void {
    this.problems[name] = problem;
  }

  /** Throws a {@link ScenarioError} if a field could not be read. */
  check(): void {
    if (Object.keys(this.problems).length > 0) throw new ScenarioError(this.problems);
  }

  private number(names: readonly string[], scale: number, problem: PlainCode): number | undefined {
    const found = this.find(names);
    if (!found) return undefined;
    const value = parseScaled(plainNumber(found.text), scale);
    const fault = value === undefined ? problem : found.changed && outOfBounds(found.name, value, scale);
    if (fault) this.problems[found.name] = fault;
    return value;
  }

  private find(names: readonly string[]): { name: string; text: string; changed: boolean } | undefined {
    for (const [source, changed] of [[this.changes, true] as const, [this.document, false] as const]) {
      for (const name of names) {
        const value = source[name];
        if (changed && value === null) return undefined;
        const text = textOf(value);
        if (text !== '') return { name, text, changed };
      }
    }
    return undefined;
  }
}

/** Which bound of the loan's own field a scaled number exceeds; names of quick pricers have none. */
function outOfBounds(name: string, value: number, scale: number): PlainCode | undefined {
  const { min, max } = fieldSpec(name) ?? {};
  const plain = value / 10 ** scale;
  if (min !== undefined && plain < min) return 'too-small';
  return max !== undefined && plain > max ? 'too-large' : undefined;
}

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value.trim()
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';

/** A number that means something only above zero. */
export const positive = (value: number | undefined): number | undefined =>
  value !== undefined && value > 0 ? value : undefined;
