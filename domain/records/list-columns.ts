/** Columns of lists that are shown and not edited. */
export const column = {
  text: { kind: 'text' },
  date: { kind: 'date' },
  money: { kind: 'money' },
  integer: { kind: 'integer' },
} as const;
