/** The agent roles of each part of the contact book: title, and closing. */
export const bookRoles = {
  title: ['3', '39'],
  closing: ['2', '23', '26'],
} as const;

export type BookType = keyof typeof bookRoles;

export const bookTypes = Object.keys(bookRoles) as [BookType, ...BookType[]];

/** Most contacts that a search of the book answers. */
export const BOOK_SHOWN = 100;
