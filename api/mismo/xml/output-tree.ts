import { compilePath } from './path';

/** An element that is being written. */
export interface OutElement {
  readonly name: string;
  attributes: Record<string, string>;
  readonly children: OutElement[];
  text?: string;
}

export function outElement(name: string, attributes: Record<string, string> = {}): OutElement {
  return { name, attributes, children: [] };
}

/** Appends a new child, even if there is one with that name. */
export function append(parent: OutElement, name: string, attributes: Record<string, string> = {}): OutElement {
  const child = outElement(name, attributes);
  parent.children.push(child);
  return child;
}

function textAt(from: OutElement, names: readonly string[]): string | undefined {
  let at: OutElement | undefined = from;
  for (const name of names) at = at?.children.find((child) => child.name === name);
  return at?.text;
}

function setText(from: OutElement, names: readonly string[], value: string): void {
  let at = from;
  for (const name of names) at = at.children.find((child) => child.name === name) ?? append(at, name);
  at.text = value;
}

/**
 * The element at a path, created if missing, with the conditions of the path met. Existing elements that meet them are reused.
 */
export function ensure(from: OutElement, path: string): OutElement {
  let at = from;
  for (const { name, conditions } of compilePath(path)) {
    const fitting = at.children.find(
      (child) =>
        child.name === name &&
        conditions.every(({ attribute, path: names, value }) =>
          attribute !== undefined ? child.attributes[attribute] === value : textAt(child, names ?? []) === value,
        ),
    );
    const next = fitting ?? append(at, name);
    if (!fitting) {
      for (const { attribute, path: names, value } of conditions) {
        if (attribute !== undefined) next.attributes[attribute] = value;
        else setText(next, names ?? [], value);
      }
    }
    at = next;
  }
  return at;
}
