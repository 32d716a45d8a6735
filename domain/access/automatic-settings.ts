/** Whether browsers save this setting without the user's doing: the recently opened pages and loans. */
export const isAutomatic = (key: string): boolean => key.startsWith('store.recent.');
