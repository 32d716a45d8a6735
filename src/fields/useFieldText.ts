import { useFieldLabels } from './useFieldLabels';

/** Writes the value of any field of the table as a person reads it: codes and yes/no in their language, the rest by its kind. */
export const useFieldText = (): ((name: string, value: unknown) => string) => useFieldLabels().text;
