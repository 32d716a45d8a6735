export { ComplianceSection } from './ComplianceSection';
