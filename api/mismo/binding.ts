/** MISMO's enumeration values and the portal's value for each; of several, the first one is written. */
export type Values = Readonly<Record<string, string | boolean>>;

/** The location of a field in MISMO. The same row is used for reading and writing, so that an export can always be imported. */
export interface Binding {
  readonly path: string;
  readonly field: string;
  readonly values?: Values;
  /** For an enumeration value `Other`: the element with the description, and the field that stores it. */
  readonly other?: { readonly name: string; readonly field?: string };
  /** Another location used by some programs; read if `path` has no value. */
  readonly orFrom?: string;
  /** The field with the last four digits of a ZIP+4, of a row with a ZIP. */
  readonly plus4?: string;
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
