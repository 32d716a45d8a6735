/** The locks of a day; `days` counts from today. */
export interface LockDay {
  readonly days: number;
  readonly date: string;
  readonly loans: number;
  /** Of loans on hold or suspended. */
  readonly paused: number;
  readonly hot: boolean;
}
