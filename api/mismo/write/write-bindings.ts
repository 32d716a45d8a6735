import { fieldSpec } from '../../../domain/loan/fields/field-table';
import { type Binding, extensionName, parentPath, type Target, type Values } from '../binding';
import { mismoText, type StoredValue } from '../field-text';
import { ensure, type OutElement } from '../xml/output-tree';

/** Writes the rows whose fields have a value; `list` as in {@link readBindings}. */
export function writeBindings(to: OutElement, bindings: readonly Binding[], source: Readonly<Target>, list = ''): void {
  for (const binding of bindings) {
    const value = source[binding.field];
    if (binding.readOnly || value === undefined || value === null || value === '' || Array.isArray(value)) continue;
    if (binding.values) writeEnumerated(to, binding, binding.values, value, source);
    else if (isKept(value)) writePlain(to, binding, value, list);
    const digits = binding.plus4 && source[binding.plus4];
    if (typeof digits === 'string') ensure(to, binding.path).text += digits;
  }
}

function isKept(value: unknown): value is StoredValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function writePlain(to: OutElement, binding: Binding, value: StoredValue, list: string): void {
  const spec = fieldSpec(`${list}${binding.field}`);
  if (!spec) throw new Error(`The field table has no ${list}${binding.field}`);
  if (spec.kind !== 'phone') {
    ensure(to, binding.path).text = mismoText(spec, value);
    return;
  }
  const [number = '', extension] = String(value).split(/(?<=\d{4}) /);
  ensure(to, binding.path).text = number.replace(/\D/g, '');
  if (extension) ensure(to, `${parentPath(binding.path)}${extensionName}`).text = extension;
}

function writeEnumerated(
  to: OutElement,
  binding: Binding,
  values: Values,
  value: unknown,
  source: Readonly<Target>,
): void {
  const name = Object.keys(values).find((key) => values[key] === value);
  if (name === undefined) return;
  const [type = '', description] = name.split(':');
  ensure(to, binding.path).text = type;
  const stated = description ?? (type === 'Other' && binding.other?.field ? source[binding.other.field] : undefined);
  if (binding.other && typeof stated === 'string' && stated !== '') {
    ensure(to, `${parentPath(binding.path)}${binding.other.name}`).text = stated;
  }
}
