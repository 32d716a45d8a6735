export { isSame, readTransaction, type Transaction } from './read-transaction';
export { addTransactions, removeTransactions, transactionsOf } from './transactions.queries';
export { readTransactions } from './transactions.service';
export { servicerOfLoan } from './loan-servicer';
export { paymentLetterFile } from './payment-letter';
export { removeDemoServicing } from './remove-demo';
