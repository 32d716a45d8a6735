const unchanged = (text: string): string => text;

// React-Admin names a resource or field without a text by these. All of the portal's have one.
export const humanize = unchanged;
export const inflect = unchanged;
export const transform = unchanged;
