const kinds = { estimate: '1', borrower: '2', seller: '3' } as const;

/** The ID of a form of a demo disclosure: the same on every machine, and different for each loan, form and number. */
export const demoFormId = (loanNum: string, form: keyof typeof kinds, number: number): string =>
  `de000000-0000-4000-8${kinds[form]}${String(number).padStart(2, '0')}-00${loanNum}`;

/** Where the file of the Uniform Closing Dataset of a demo disclosure is kept. */
export const demoUcdKey = (loanNum: string, number: number): string => `loans/${loanNum}/demo-ucd-${number}.xml`;

/** Disclosures of the demo have IDs that the portal never gives. */
export const isDemoDisclosure = ({ id }: { readonly id: string }): boolean => /^\d{10}-(?:le|cd)-\d+$/.test(id);
