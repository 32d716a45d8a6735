/** The fragment of an address that leads to the card of a package. */
export const packageAnchor = (id: string): string => `signing-${id}`;
