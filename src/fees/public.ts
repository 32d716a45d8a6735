export { AmountCell } from './AmountCell';
export { ChoiceCell } from './ChoiceCell';
export { payoffsOf } from './fee-lines';
export { amountText, changeText, moneyText, useFeesText } from './useFeesText';
