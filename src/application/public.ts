export { ImportedLoan } from './preview/ImportedLoan';
export { useSubjectText } from './preview/useSubjectText';
export { Checklist } from './requirements/Checklist';
export { RequirementList } from './requirements/RequirementList';
export { RequirementsOfPage } from './requirements/PageRequirements';
