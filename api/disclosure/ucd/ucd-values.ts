import { type Cents, formatCents, formatThousandths, type Thousandths } from '../../../domain/numbers/fixed';
import { append, type OutElement } from '../../mismo/mismo.service';

type Value = string | number | boolean | null | undefined;

/** Writes elements with text; those without a value are left out. */
export function values(parent: OutElement, named: Readonly<Record<string, Value>>): void {
  for (const [name, value] of Object.entries(named)) {
    if (value !== null && value !== undefined && value !== '') append(parent, name).text = String(value);
  }
}

export const amount = (cents: Cents): string => formatCents(cents);
export const percent = (thousandths: Thousandths | undefined): string | undefined =>
  thousandths === undefined ? undefined : formatThousandths(thousandths);
