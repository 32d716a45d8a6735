export { Clock, type ClockStep } from './Clock';
export { DeliveryInputs, type DeliveryValues, deliveryBody, deliveryInput, deliveryValues } from './DeliveryInputs';
export { EstimateNeeds } from './EstimateNeeds';
export { FormPreview } from './FormPreview';
export { ReceiptInputs } from './ReceiptInputs';
export { useDisclosuresText, useRefetchEstimates } from './useEstimates';
export { useFormPdf } from './useFormPdf';
