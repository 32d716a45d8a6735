import { type Cents, formatCents, formatThousandths, type Thousandths } from '../../../domain/numbers/fixed';
import { append, type OutElement } from '../../mismo/mismo.service';

/** Text with attributes. */
interface Attributed {
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
}

type Value = string | number | boolean | Attributed | null | undefined;

/** Writes elements with text; those without a value are left out. */
export function values(parent: OutElement, named: Readonly<Record<string, Value>>): void {
  for (const [name, value] of Object.entries(named)) {
    if (value === null || value === undefined || value === '') continue;
    if (typeof value === 'object') append(parent, name, { ...value.attributes }).text = value.text;
    else append(parent, name).text = String(value);
  }
}

/** The container at the end of a chain of new ones. Names of the extension have the prefix `gse:`. */
export const appendPath = (parent: OutElement, path: string): OutElement =>
  path.split('/').reduce((element, name) => append(element, name), parent);

/** A type with the label that the form prints for it. */
export const labeled = (type: string, label: string): Attributed => ({
  text: type,
  attributes: { 'gse:DisplayLabelText': label.slice(0, 150) },
});

export const amount = (cents: Cents): string => formatCents(cents);
export const percent = (thousandths: Thousandths | undefined): string | undefined =>
  thousandths === undefined ? undefined : formatThousandths(thousandths);
