interface Reader {
  readonly isPml: boolean;
}

/** Whether the reader may know of the document. Users outside the lender do not see those that are for the lender only. */
export const mayReadDocument = ({ lenderOnly }: { readonly lenderOnly: boolean }, { isPml }: Reader): boolean =>
  !(isPml && lenderOnly);
