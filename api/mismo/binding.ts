/** MISMO's values of an enumeration and what the portal keeps for each; the first of several is the one written. */
export type Values = Readonly<Record<string, string | boolean>>;

/** Where in MISMO a field stands. Read and written by the same row, so that an export is what an import understands. */
export interface Binding {
  readonly path: string;
  readonly field: string;
  readonly values?: Values;
  /** Beside an enumeration whose value is `Other`: the element with the words, and the field that keeps them. */
  readonly other?: { readonly name: string; readonly field?: string };
  /** Another place in which some programs write the value; read where `path` has none. */
  readonly orFrom?: string;
  /** Read but not written, because something else writes it. */
  readonly readOnly?: true;
}

export type Target = Record<string, unknown>;

export const extensionName = 'ContactPointTelephoneExtensionValue';

export function parentPath(path: string): string {
  let depth = 0;
  for (let at = path.length - 1; at >= 0; at -= 1) {
    const character = path[at];
    if (character === ']') depth += 1;
    else if (character === '[') depth -= 1;
    else if (character === '/' && depth === 0) return path.slice(0, at + 1);
  }
  return '';
}
