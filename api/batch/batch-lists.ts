import { oneOf, search } from '../http/list-filters';
import type { List } from '../http/list-query';

/** Batches as a list. */
export const batchList: List = {
  unit: 'batches',
  sorts: { createdAt: 'record.number', by: 'record.name', fileName: 'record.file_name', rows: 'record.rows' },
  filters: { q: search('record.name', 'record.login', 'record.file_name'), kind: oneOf('record.kind') },
  first: ['createdAt', 'DESC'],
  key: 'record.id',
};

/** The rows of batches as a list; the filter `batch` names the batch. */
export const batchRowList: List = {
  unit: 'rows',
  sorts: { row: 'record.row', loanNum: 'record.loan_num', reference: 'record.reference', result: 'record.result' },
  filters: {
    batch: oneOf('record.batch_id'),
    q: search('record.loan_num', 'record.reference'),
    result: oneOf('record.result'),
  },
  first: ['row', 'ASC'],
  key: 'record.row',
};
