import type { z } from 'zod';

type Node = z.core.$ZodType | z.core.$ZodCheck;

const isNode = (value: object): value is Node => '_zod' in value;

/** Schemas and checks inside a definition: a shape, options, checks, or a schema behind a getter. */
function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  return isNode(value) ? [value] : Object.values(value).flatMap(nodesIn);
}

/** The messages that the schemas of a call name themselves. */
export function ownMessages(root: z.ZodType): string[] {
  const seen = new Set<Node>();
  const messages = new Set<string>();
  const visit = (node: Node): void => {
    if (seen.has(node)) return;
    seen.add(node);
    const { def } = node._zod;
    // A schema whose message is a constant ignores the issue.
    const named = def.error?.({ code: 'custom', input: undefined } as never);
    const text = typeof named === 'string' ? named : named?.message;
    if (text !== undefined) messages.add(text);
    nodesIn(Object.values(def)).forEach(visit);
    if ('getter' in def && typeof def.getter === 'function') nodesIn(def.getter()).forEach(visit);
  };
  visit(root);
  return [...messages];
}
