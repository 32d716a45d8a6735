import type { ReactNode } from 'react';
import type { RaRecord, SortPayload } from 'react-admin';
import type { DayRange } from '../../domain/format/days';
import type { CollectionName, RowOf } from '../providers/data/resource-types';
import type { DataColumn } from '../ui/data-column';
import type { Choice } from '../ui/FilterChip';

/** A column of a list of records. Its label defaults to the field's label. */
export interface RecordColumn<Row> extends Omit<DataColumn<Row>, 'label' | 'cell'> {
  /** Default: `resources.<resource>.fields.<key>`. */
  readonly label?: string;
  /** Default: the field of that key, formatted by its kind. */
  readonly cell?: (row: Row) => ReactNode;
  /** Hidden until the user adds it. */
  readonly hidden?: true;
  /** A line of the card on a phone. If no column is marked, the first ones are. */
  readonly onPhone?: true;
}

/** A filter of a list: a chip that shows its value. */
export interface RecordFilter {
  /** Its name in the API. The label defaults to the field's label. */
  readonly name: string;
  readonly label?: string;
  /** One or more values, yes/no, a date range, or on (`true`). */
  readonly kind: 'choices' | 'yesno' | 'days' | 'flag';
  /** For `choices`. Default: the options or codes of the field. */
  readonly choices?: readonly Choice[];
  /** For `days`: ranges to choose from, such as the next 7 days. The API must accept ends that count from today. */
  readonly ranges?: readonly DayRange[];
  /** Hidden under "More filters" until it is set. */
  readonly more?: true;
}

/** A dialog about the selected records. */
export interface BulkDialogProps<Row extends RaRecord> {
  readonly rows: readonly Row[];
  /** The records were changed: the list is read again, and nothing is selected. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** An action on several records: one at a time, or in a dialog that asks for more and changes all of them. */
export type BulkAction<Row extends RaRecord> = { readonly key: string; readonly label: string } & (
  | {
      readonly run: (row: Row) => Promise<unknown>;
      /** Confirmation text for this number of records. Absent: no confirmation. */
      readonly confirm?: (count: number) => string;
      /** Asked once before the first record, after the confirmation; false changes nothing. */
      readonly before?: () => Promise<boolean>;
      readonly ask?: never;
    }
  | { readonly ask: (dialog: BulkDialogProps<Row>) => ReactNode; readonly run?: never }
);

/** Properties of a list of records. */
export interface RecordListProps<Name extends CollectionName> {
  /** Name in the resource table; its texts are under `resources.<resource>`. */
  readonly resource: Name;
  readonly title: string;
  readonly lead?: ReactNode;
  /** Shown below the title, such as tabs of related lists. */
  readonly tabs?: ReactNode;
  readonly columns: readonly RecordColumn<RowOf<Name>>[];
  readonly filters?: readonly RecordFilter[];
  /** Placeholder of the search. Absent: no search. */
  readonly search?: string;
  readonly sort: SortPayload;
  /** A fixed filter, added to the user's filters. */
  readonly filter?: Readonly<Record<string, unknown>>;
  /** The view of the record that a row opens, or the path of another page about it. */
  readonly opens?: 'edit' | 'show' | ((row: RowOf<Name>) => string);
  /** The primary action; opens the create view where no path is given. */
  readonly create?: { readonly label: string; readonly to?: string };
  /** Further actions before the primary one. */
  readonly actions?: ReactNode;
  readonly bulk?: readonly BulkAction<RowOf<Name>>[];
  /** Name of a record for selection. Default: its ID. */
  readonly nameOf?: (row: RowOf<Name>) => string;
  /** Columns under a record's name on a phone. Default: the first columns. */
  readonly card?: (row: RowOf<Name>) => ReactNode;
  /** Text when there are no records yet: what they are and what to do first. */
  readonly empty?: {
    readonly title: string;
    readonly text?: string;
    /** Its rows are loans of the LOS, which the portal lists after its first start. */
    readonly ofLoans?: true;
  };
}
