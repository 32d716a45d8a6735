/** An open condition of an active loan, without its text. */
export interface OpenConditionRow {
  loan_num: string;
  condition_id: string;
  number: number;
  category: string;
  state: string;
  created_on: string;
  /** Since when it is in its state. */
  waiting_since: string;
}

export interface ReportScheduleRow {
  id: string;
  version: number;
  owner_id: string;
  report: string;
  name: string;
  /** The view of the report: the query string of its page. */
  query: string;
  /** 1 for Monday to 5 for Friday. */
  weekdays: number[];
  /** Pacific time. */
  hour: number;
  /** Users besides the owner. */
  recipients: string[];
  paused: boolean;
  created_at: Date;
  due_at: Date;
  last_at: Date | null;
  /** The orders of the last emails, one for each recipient. */
  last_orders: string[];
}

export interface ReportsTables {
  'portal.open_conditions': OpenConditionRow;
  /** Loans whose conditions have been read since there is this table. */
  'portal.condition_reads': { loan_num: string; at: Date };
  'portal.report_schedules': ReportScheduleRow;
}
