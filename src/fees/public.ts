export { AmountCell } from './AmountCell';
export { ChoiceCell } from './ChoiceCell';
export { DateWarnings } from './closing/DateWarnings';
export { amountText, changeText, moneyText, useFeesText } from './useFeesText';
