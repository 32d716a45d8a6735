import { isCurrentJob } from '../../loan/current-job';
import type { RecordListName } from '../../loan/document';
import type { LoanRecords } from '../../loan/records';
import { isExpense, isGift, isOtherAsset } from '../record-kinds';
import type { Condition } from './condition';

/**
 * No such record of the borrower or, for assets and debts, of either borrower of the application, because one may list them for
 * both.
 */
const none =
  <List extends RecordListName>(
    list: List,
    counts: (record: LoanRecords[List][number]) => boolean = () => true,
    of?: 'application',
  ): Condition =>
  ({ records }) =>
    !records(list, of).some(counts);

/**
 * When the 'does not apply' boxes of the URLA are shown (1b to 1e, 2, 3): only without such a record. The one for an additional
 * job (1c) also requires a job.
 */
export const listVisibility = {
  aBEmpCurrentNA: none('employments', isCurrentJob),
  aBEmpAdditionalNA: ({ records }) => records('employments').filter(isCurrentJob).length === 1,
  aBEmpPreviousNA: none('employments', (job) => !isCurrentJob(job)),
  aBOtherIncomeNA: none('incomes'),
  aBAssetsNA: none('assets', (asset) => !isGift(asset) && !isOtherAsset(asset), 'application'),
  aBOtherAssetsNA: none('assets', isOtherAsset, 'application'),
  aBGiftsNA: none('assets', isGift, 'application'),
  aBLiabilitiesNA: none('liabilities', (debt) => !isExpense(debt), 'application'),
  aBExpensesNA: none('liabilities', isExpense, 'application'),
  aBReoNA: none('reos', undefined, 'application'),
} as const satisfies Record<string, Condition>;
