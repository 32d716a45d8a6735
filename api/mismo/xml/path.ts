import type { XmlElement } from './xml-tree';

/** A condition on an element: one of its attributes, or the text at a path below it, has a value. */
interface Condition {
  readonly attribute?: string;
  readonly path?: readonly string[];
  readonly value: string;
}

interface Step {
  readonly name: string;
  readonly conditions: readonly Condition[];
}

const compiled = new Map<string, readonly Step[]>();

/**
 * A small subset of XPath for tables of fields, usable for reading and writing: `A/B[@Role=Subject][C/Type=Home]/Value`. Names
 * are those of {@link XmlElement}.
 */
export function compilePath(path: string): readonly Step[] {
  const known = compiled.get(path);
  if (known) return known;
  const steps = [...path.matchAll(/([^/[\]]+)((?:\[[^\]]*\])*)(?:\/|$)/g)].map(([, name = '', conditions = '']) => ({
    name,
    conditions: [...conditions.matchAll(/\[(@?)([^=\]]+)=([^\]]*)\]/g)].map(([, at, key = '', value = '']) =>
      at ? { attribute: key, value } : { path: key.split('/'), value },
    ),
  }));
  compiled.set(path, steps);
  return steps;
}

function follow(from: XmlElement, names: readonly string[]): XmlElement | undefined {
  let at: XmlElement | undefined = from;
  for (const name of names) at = at?.children.find((child) => child.name === name);
  return at;
}

function matches(element: XmlElement, condition: Condition): boolean {
  if (condition.attribute !== undefined) return element.attributes[condition.attribute] === condition.value;
  return follow(element, condition.path ?? [])?.text === condition.value;
}

/** Elements at a path in file order. Elements used by its conditions count as read. */
export function select(from: XmlElement, path: string): XmlElement[] {
  const found: XmlElement[] = [];
  collect(from, compilePath(path), 0, found);
  return found;
}

function collect(from: XmlElement, steps: readonly Step[], at: number, found: XmlElement[]): void {
  const step = steps[at];
  if (!step) {
    found.push(from);
    return;
  }
  for (const child of from.children) {
    if (child.name !== step.name || !step.conditions.every((condition) => matches(child, condition))) continue;
    for (const { path: names } of step.conditions) {
      const looked = names && follow(child, names);
      if (looked) looked.read = true;
    }
    collect(child, steps, at + 1, found);
  }
}
