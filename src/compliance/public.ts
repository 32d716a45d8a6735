export { ComplianceSection } from './ComplianceSection';
export { useCompliance } from './useCompliance';
export { useComplianceText } from './useComplianceText';
