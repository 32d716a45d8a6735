export { servicerOfLoan } from './loan-servicer';
export { paymentLetterFile } from './payment-letter';
export { storeServicingPositions } from './positions.queries';
export { isSame, readTransaction, type Transaction } from './read-transaction';
export { removeDemoServicing } from './remove-demo';
export { addTransactions, removeTransactions, transactionsOf } from './transactions.queries';
export { readTransactions, seenLoans } from './transactions.service';
