/** The locks of a day; `days` counts from today. */
export interface LockDay {
  readonly days: number;
  readonly date: string;
  readonly loans: number;
  readonly hot: boolean;
}
