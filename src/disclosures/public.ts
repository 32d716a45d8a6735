export { DeliveryInputs, type DeliveryValues, deliveryBody, deliveryValues } from './DeliveryInputs';
export { EstimateNeeds } from './EstimateNeeds';
export { ReceiptInputs } from './ReceiptInputs';
export { useDisclosuresText, useRefetchEstimates } from './useEstimates';
