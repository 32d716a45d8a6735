export { AmountCell } from './AmountCell';
export { ChoiceCell } from './ChoiceCell';
export { amountText, changeText, moneyText, useFeesText } from './useFeesText';
