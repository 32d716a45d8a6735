import { plusFourOf } from '../../../domain/format/zip';
import { fieldSpec } from '../../../domain/loan/fields/field-table';
import { type GivenText, message } from '../../../domain/messages/message';
import { ownValue } from '../../../domain/tables/own-value';
import { type Binding, extensionName, type Target, type Values } from '../binding';
import { cleanText, fitText, misfitCodes, type StoredValue } from '../field-text';
import { select } from '../xml/path';
import { childrenOf, type XmlElement } from '../xml/xml-tree';
import { maskDigits } from './mask-digits';
import { type Notes, warn } from './report';
import { noteSource } from './sources';

/** Reads the rows into part of a document. `list` is the record list of these fields. Returns the number of stored values. */
export function readBindings(
  from: XmlElement,
  bindings: readonly Binding[],
  target: Target,
  notes: Notes,
  list = '',
): number {
  let stored = 0;
  for (const binding of bindings) {
    const field = `${list}${binding.field}`;
    const found =
      firstWithText(from, binding.path, field, notes) ??
      (binding.orFrom && firstWithText(from, binding.orFrom, field, notes));
    if (!found || target[binding.field] !== undefined) continue;
    const value = binding.values
      ? readEnumerated(found, { ...binding, values: binding.values }, field, target, notes)
      : readPlain(found, field, notes);
    noteSource(notes, target, binding.field, found);
    if (value === undefined) continue;
    target[binding.field] = value;
    stored += 1;
    const digits = binding.plus4 && plusFourOf(found.text);
    if (binding.plus4 && digits) target[binding.plus4] = digits;
  }
  return stored;
}

function firstWithText(from: XmlElement, path: string, field: string, notes: Notes): XmlElement | undefined {
  const filled = select(from, path).filter((element) => element.text !== '');
  const [first, ...rest] = filled;
  if (first && rest.some((element) => element.text !== first.text)) {
    for (const element of rest) element.read = true;
    warn(notes, message('several-values', { element: fieldLabel(field) }), rest[0]);
  }
  return first;
}

/** A value by the kind of its field; a text that does not fit is left out and warned about. */
export function readPlain(element: XmlElement, field: string, notes: Notes): StoredValue | undefined {
  element.read = true;
  const spec = fieldSpec(field);
  if (!spec) throw new Error(`The field table has no ${field}`);
  const fit = fitText(spec, spec.kind === 'phone' ? withExtension(element) : element.text);
  if ('problem' in fit) {
    // Social security numbers are not quoted.
    const text = spec.kind === 'ssn' ? '' : cleanText(maskDigits(element.text.slice(0, 200)), 40);
    const misfit = misfitCodes[fit.problem] ?? 'text-does-not-fit';
    warn(notes, message(misfit, { element: fieldLabel(field), text }), element);
    return undefined;
  }
  if (fit.cutTo !== undefined) {
    const values = { element: fieldLabel(field), number: element.text.length, most: fit.cutTo };
    warn(notes, message('text-cut', values), element);
  }
  return fit.value;
}

function readEnumerated(
  element: XmlElement,
  { values, other }: Binding & { readonly values: Values },
  field: string,
  target: Target,
  notes: Notes,
): string | boolean | undefined {
  element.read = true;
  const description = other && element.parent && childrenOf(element.parent, other.name)[0];
  if (description) description.read = true;
  if (element.text === 'Other' && description?.text) {
    const precise = ownValue(values, `Other:${description.text}`);
    if (precise !== undefined) return precise;
    if (other?.field) target[other.field] = cleanText(description.text, 80);
  }
  const value = ownValue(values, element.text);
  if (value === undefined) unknownValue(element, field, notes, description?.text);
  return value;
}

/** A phone number with its extension, which MISMO stores separately. */
function withExtension(element: XmlElement): string {
  const [extension] = element.parent ? childrenOf(element.parent, extensionName) : [];
  if (!extension?.text) return element.text;
  extension.read = true;
  return `${element.text} x${extension.text}`;
}

/** The label of a field, in the reader's language in the web app. */
export const fieldLabel = (field: string): GivenText => ({
  text: fieldSpec(field)?.label ?? field,
  key: `fields.${field}`,
});

/** Warns about an unknown enumeration value of a field, with the value and its location. */
export function unknownValue(element: XmlElement, field: string, notes: Notes, description = ''): void {
  const text = cleanText(
    maskDigits((description ? `${element.text} (${description})` : element.text).slice(0, 400)),
    80,
  );
  warn(notes, message('unknown-value', { element: fieldLabel(field), text }), element);
}
