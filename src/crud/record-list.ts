import type { ReactNode } from 'react';
import type { RaRecord, SortPayload } from 'react-admin';
import type { CollectionName, RowOf } from '../providers/data/resource-types';
import type { DataColumn } from '../ui/data-column';
import type { Choice } from '../ui/FilterChip';

/** A column of a list of records; its label is that of the field, where none is given. */
export interface RecordColumn<Row> extends Omit<DataColumn<Row>, 'label' | 'cell'> {
  /** `resources.<resource>.fields.<key>` where not given. */
  readonly label?: string;
  /** The field of that key as its kind is shown, where not given. */
  readonly cell?: (row: Row) => ReactNode;
  /** Only shown once the person picks it. */
  readonly hidden?: true;
}

/** A filter of a list, a chip that says what it is set to. */
export interface RecordFilter {
  /** The name that the API has for it; its label is that of the field. */
  readonly name: string;
  readonly label?: string;
  /** By one or several values, yes or no, or a span of days. */
  readonly kind: 'choices' | 'yesno' | 'days';
  /** For `choices`; the options or codes of the field where not given. */
  readonly choices?: readonly Choice[];
  /** Only offered under "More filters", until it is set. */
  readonly more?: true;
}

/** Something done to several records, one after the other. */
export interface BulkAction<Row extends RaRecord> {
  readonly key: string;
  readonly label: string;
  readonly run: (row: Row) => Promise<unknown>;
  /** What will happen to so many, asked before; not asked where not given. */
  readonly confirm?: (count: number) => string;
}

/** What a list of records is made of. */
export interface RecordListProps<Name extends CollectionName> {
  /** Name in the resource table; its words are the messages `resources.<resource>`. */
  readonly resource: Name;
  readonly title: string;
  readonly lead?: ReactNode;
  /** Stands below the title: tabs of lists that belong together. */
  readonly tabs?: ReactNode;
  readonly columns: readonly RecordColumn<RowOf<Name>>[];
  readonly filters?: readonly RecordFilter[];
  /** What the search looks for; no search where not given. */
  readonly search?: string;
  readonly sort: SortPayload;
  /** Always asked with, beside what the person filters by. */
  readonly filter?: Readonly<Record<string, unknown>>;
  /** What a row opens. */
  readonly to?: (row: RowOf<Name>) => string;
  /** Address and words of the primary action. */
  readonly create?: { readonly to: string; readonly label: string };
  /** Further actions before the primary one. */
  readonly actions?: ReactNode;
  readonly bulk?: readonly BulkAction<RowOf<Name>>[];
  /** How a record is called where it is picked; its id where not given. */
  readonly nameOf?: (row: RowOf<Name>) => string;
  /** What stands under the name of a record on a phone; the first columns where not given. */
  readonly card?: (row: RowOf<Name>) => ReactNode;
  /** What is said where there are none yet: what this is and what to do first. */
  readonly empty?: { readonly title: string; readonly text?: string };
}
