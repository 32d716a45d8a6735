import { createContext, useContext } from 'react';
import type { RecordField, RecordFields } from '../../domain/records/record-fields';

/** The fields of the record around. */
const RecordFieldsContext = createContext<RecordFields>({});

export const RecordFieldsProvider = RecordFieldsContext.Provider;

export const useRecordFields = (): RecordFields => useContext(RecordFieldsContext);

/** A field of the record around; text where its table does not know it. */
export const useRecordField = (name: string): RecordField => useRecordFields()[name] ?? { kind: 'text' };
