/** An alert of a lock that went out, for an expiry; 0 days ahead: the lock is marked as expired. */
interface LockAlertRow {
  loan_num: string;
  expires_on: string;
  days_ahead: number;
  at: Date;
}

export interface LocksTables {
  'portal.lock_alerts': LockAlertRow;
}
