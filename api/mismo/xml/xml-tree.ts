/** Namespaces that the import understands, with the prefix they get in the tree, whatever prefix a file uses. */
export const namespaces = {
  mismo: 'http://www.mismo.org/residential/2009/schemas',
  ULAD: 'http://www.datamodelextension.org/Schema/ULAD',
  DU: 'http://www.datamodelextension.org/Schema/DU',
  xlink: 'http://www.w3.org/1999/xlink',
  xsi: 'http://www.w3.org/2001/XMLSchema-instance',
} as const;

/** An element of the file. Its name is MISMO's own, or `ULAD:…`, `DU:…`, or `prefix:…` for a foreign namespace. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  readonly parent: XmlElement | undefined;
  readonly line: number;
  /** Text of an element without children, trimmed; '' for a container. */
  text: string;
  /** Set once its value was stored or deliberately used; the rest is reported as ignored. */
  read: boolean;
}

/** Names from the root down, without positions: `MESSAGE/DEAL_SETS/…/AssetType`. */
export function pathOf(element: XmlElement): string {
  const names: string[] = [];
  for (let one: XmlElement | undefined = element; one; one = one.parent) names.unshift(one.name);
  return names.join('/');
}

export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element ? element.children.filter((child) => child.name === name) : [];
}

/** All elements at a plain path of names, in file order. */
export function elementsAt(from: XmlElement | undefined, path: string): XmlElement[] {
  if (!from) return [];
  let reached = [from];
  for (const name of path.split('/')) reached = reached.flatMap((element) => childrenOf(element, name));
  return reached;
}

/** Marks an element and everything in it as dealt with. */
export function markRead(element: XmlElement): void {
  element.read = true;
  for (const child of element.children) markRead(child);
}
