/** A list with records of its own: paged, sorted and filtered by the server. `{id}` is the ID of the record. */
export interface Collection {
  readonly kind: 'collection';
  /** Path of the list; one record is at this path followed by its ID. */
  readonly list: string;
  readonly create?: string;
  /** Path of a change; without `{id}` in it, the body carries the ID. */
  readonly update?: string;
  /** Method of a change. Default: POST. */
  readonly updateMethod?: 'PUT';
  /** Takes the version that was read as `?version=`. */
  readonly remove?: string;
  /** Everything that a filter finds, as a file. */
  readonly export?: string;
  /** The filter `id` of the list takes several IDs: many records are one call. */
  readonly manyByFilter?: true;
  /** What its history calls one: `branch` for `branch:<id>`. */
  readonly subject?: string;
  /** The property that names the record; it becomes `id`. */
  readonly idField: string;
  /** The property of the answer to a create that contains the new ID. */
  readonly createdId?: string;
}

/** A collection with an icon for its pages. */
export interface PagedCollection extends Collection {
  readonly icon: string;
}

/** A table of records as `recordContract` has it. `write` is set if saving and removing have another path. */
export const records = <const Icon extends string, const Path extends string>(
  icon: Icon,
  path: Path,
  subject: string,
  write: string = path,
) =>
  ({
    icon,
    kind: 'collection',
    list: path,
    create: write,
    update: write,
    remove: `${write}/{id}`,
    export: `${path}/export`,
    idField: 'id',
    manyByFilter: true,
    subject,
  }) as const satisfies PagedCollection;

/** Users of one side; the login names them. */
export const users = <const All extends string>(all: All, one: string) =>
  ({
    icon: 'user-round',
    kind: 'collection',
    list: `/emet-data/user/${all}`,
    create: `/emet-data/user/${one}`,
    update: `/emet-data/user/${one}`,
    export: `/emet-data/user/${one}/export`,
    idField: 'login',
    manyByFilter: true,
    subject: 'user',
  }) as const satisfies PagedCollection;

/** A list that calls of its own change. */
export const readOnly = <const Icon extends string, const Path extends string, More extends Partial<Collection>>(
  icon: Icon,
  list: Path,
  more: More,
) => ({ icon, kind: 'collection', list, idField: 'id', ...more }) as const;
