export { ImportedLoan } from './preview/ImportedLoan';
export { useSubjectText } from './preview/useSubjectText';
export { Checklist } from './requirements/Checklist';
export { RequirementsOfPage } from './requirements/PageRequirements';
export { RequirementList } from './requirements/RequirementList';
