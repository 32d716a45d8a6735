export { ChangedFacts } from './ChangedFacts';
export { FigureMoves } from './FigureMoves';
export { PriceStrip } from './PriceStrip';
export { priceStateText } from './price-state-text';
export { ReasonList } from './ReasonList';
export { refusalOf } from './useChooseProgram';
export { usePriceReview } from './usePriceReview';
export { usePricingText } from './usePricingText';
