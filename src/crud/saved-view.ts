/** A view that the user has saved under a name. */
export interface SavedView {
  readonly name: string;
  /** The query string of the view. */
  readonly query: string;
}
