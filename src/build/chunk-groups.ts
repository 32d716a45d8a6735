/** A file of a build without groups: the modules that the same screens need. */
export interface ChunkNode {
  readonly file: string;
  readonly bytes: number;
  readonly modules: readonly string[];
  readonly imports: readonly string[];
  /** The screens that wait for it. */
  readonly screens: ReadonlySet<string>;
}

/** More than the budget requires: what is merged is minified together, and may become smaller. */
const MIN_BYTES = 18_000;
/** What a request costs, as bytes that could be loaded instead. */
const REQUEST_BYTES = 1_500;

interface Group {
  readonly nodes: Set<ChunkNode>;
  bytes: number;
  screens: ReadonlySet<string>;
}

type ImportsOf = (group: Group) => ReadonlySet<Group>;

/** What groups import until the next merge. */
interface GroupImports {
  readonly importsOf: ImportsOf;
  /** A group's imports, and theirs. */
  readonly allImportsOf: ImportsOf;
}

/** Whether one group needs the other through a third: merged, the two would import the third and be imported by it. */
function needsThroughOthers(from: Group, to: Group, importsOf: ImportsOf): boolean {
  const seen = new Set<Group>();
  const next = [...importsOf(from)].filter((group) => group !== to);
  for (let group = next.pop(); group; group = next.pop()) {
    if (seen.has(group)) continue;
    seen.add(group);
    const imported = importsOf(group);
    if (imported.has(to)) return true;
    next.push(...imported);
  }
  return false;
}

/**
 * The cost of each merge: bytes that screens load in vain, with those of the imports, minus the requests that it saves. Computed
 * once for each pair.
 */
function mergeCosts(visits: (screen: string) => number, { allImportsOf }: GroupImports) {
  const known = new Map<Group, Map<Group, number>>();
  const weight = (screens: Iterable<string>): number => [...screens].reduce((sum, screen) => sum + visits(screen), 0);
  /** What the screens of a group load only because the other imports it. */
  const importedInVain = (one: Group, other: Group): number =>
    [...allImportsOf(other)]
      .filter((imported) => imported !== one)
      .reduce(
        (sum, { bytes, screens }) => sum + bytes * weight([...one.screens].filter((screen) => !screens.has(screen))),
        0,
      );
  const compute = (one: Group, other: Group): number => {
    const onlyOne = weight([...one.screens].filter((screen) => !other.screens.has(screen)));
    const onlyOther = weight([...other.screens].filter((screen) => !one.screens.has(screen)));
    const own = one.bytes * onlyOther + other.bytes * onlyOne - (weight(one.screens) - onlyOne) * REQUEST_BYTES;
    return own + importedInVain(one, other) + importedInVain(other, one);
  };
  return {
    of(one: Group, other: Group): number {
      const ofOne = known.get(one) ?? new Map<Group, number>();
      known.set(one, ofOne);
      const cost = ofOne.get(other) ?? compute(one, other);
      ofOne.set(other, cost);
      return cost;
    },
    forget(changed: Group): void {
      known.delete(changed);
      for (const others of known.values()) others.delete(changed);
    },
  };
}

/** Computes for each group once. */
function remembering(compute: ImportsOf) {
  const known = new Map<Group, ReadonlySet<Group>>();
  const of: ImportsOf = (group) => {
    const found = known.get(group) ?? compute(group);
    known.set(group, found);
    return found;
  };
  return { of, forget: () => known.clear() };
}

/** Follows the imports of groups while they are merged. */
function importsOfGroups(groups: Iterable<Group>) {
  const groupOf = new Map<string, Group>();
  const direct = remembering((group) => {
    const files = [...group.nodes].flatMap(({ imports }) => imports);
    const found = new Set(files.flatMap((file) => groupOf.get(file) ?? []));
    found.delete(group);
    return found;
  });
  const all = remembering((group) => {
    const found = new Set<Group>();
    const next = [...direct.of(group)];
    for (let imported = next.pop(); imported; imported = next.pop()) {
      if (found.has(imported)) continue;
      found.add(imported);
      next.push(...direct.of(imported));
    }
    return found;
  });
  const add = (group: Group): void => {
    for (const { file } of group.nodes) groupOf.set(file, group);
    direct.forget();
    all.forget();
  };
  for (const group of groups) add(group);
  return { add, importsOf: direct.of, allImportsOf: all.of };
}

/**
 * Merges the files of a build, so that no screen requests a small one and few load what they do not need; a screen with many
 * visits counts more. If the files have no cycle, the groups have none: a module must not run before what it imports.
 */
export function groupChunks(
  chunks: readonly ChunkNode[],
  visits: (screen: string) => number,
): readonly (readonly string[])[] {
  const groups = new Set(
    chunks.map((node): Group => ({ nodes: new Set([node]), bytes: node.bytes, screens: node.screens })),
  );
  const imports = importsOfGroups(groups);
  const { add, importsOf, allImportsOf } = imports;
  const costs = mergeCosts(visits, imports);
  const isPossible = (one: Group, other: Group): boolean =>
    !needsThroughOthers(one, other, importsOf) && !needsThroughOthers(other, one, importsOf);

  // One pass: to sort the costs of all pairs for each merge took most of the time of a build.
  const cheapestMerge = () => {
    let found: { one: Group; other: Group; cost: number } | undefined;
    const all = [...groups];
    for (const [at, one] of all.entries()) {
      for (const other of all.slice(at + 1)) {
        const cost = costs.of(one, other);
        const isWanted = cost < 0 || Math.min(one.bytes, other.bytes) < MIN_BYTES;
        if (isWanted && (!found || cost < found.cost) && isPossible(one, other)) found = { one, other, cost };
      }
    }
    return found;
  };

  for (let merge = cheapestMerge(); merge; merge = cheapestMerge()) {
    const { one, other } = merge;
    for (const node of one.nodes) other.nodes.add(node);
    other.bytes += one.bytes;
    other.screens = new Set([...other.screens, ...one.screens]);
    add(other);
    groups.delete(one);
    costs.forget(one);
    costs.forget(other);
    for (const imported of allImportsOf(other)) {
      const screens = new Set([...imported.screens, ...other.screens]);
      if (screens.size === imported.screens.size) continue;
      imported.screens = screens;
      costs.forget(imported);
    }
  }
  return [...groups].map(({ nodes }) => [...nodes].flatMap(({ modules }) => modules));
}
