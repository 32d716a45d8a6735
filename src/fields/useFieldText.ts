import { useFieldLabels } from './useFieldLabels';

/** Formats the value of any field: codes and yes/no in the user's language, everything else by its kind. */
export const useFieldText = (): ((name: string, value: unknown) => string) => useFieldLabels().text;
