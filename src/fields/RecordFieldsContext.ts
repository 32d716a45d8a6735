import { createContext, useContext } from 'react';
import type { RecordField, RecordFields } from '../../domain/records/record-fields';

/** The fields of the surrounding record. */
const RecordFieldsContext = createContext<RecordFields>({});

export const RecordFieldsProvider = RecordFieldsContext.Provider;

export const useRecordFields = (): RecordFields => useContext(RecordFieldsContext);

/** A field of the surrounding record; text if its table does not list it. */
export const useRecordField = (name: string): RecordField => useRecordFields()[name] ?? { kind: 'text' };
