/** A file and what it imports. */
interface Importing {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

/** The files that lead to a cycle, or are in one, each with those of them that it imports. */
function filesTowardsCycles(modules: readonly Importing[]): ReadonlyMap<string, readonly string[]> {
  const left = new Map(modules.map(({ source, dependencies }) => [source, dependencies.map((one) => one.resolved)]));
  for (let size = -1; size !== left.size; ) {
    size = left.size;
    for (const [source, targets] of left) if (!targets.some((target) => left.has(target))) left.delete(source);
  }
  return left;
}

function reaches(left: ReadonlyMap<string, readonly string[]>, from: string, to: string): boolean {
  const seen = new Set([from]);
  for (const file of seen) for (const target of left.get(file) ?? []) seen.add(target);
  return seen.has(to);
}

/**
 * The imports of the product that lead back to their own file, whether of types or lazy. Two files that need each other are one, or
 * lack a third.
 */
export function circularImports(modules: readonly Importing[]): { readonly from: string; readonly to: string }[] {
  const left = filesTowardsCycles(modules);
  return [...left].flatMap(([from, targets]) =>
    targets
      .filter((to) => /^(domain|config|api|src)\//.test(from) && left.has(to) && reaches(left, to, from))
      .map((to) => ({ from, to })),
  );
}
