export { Checklist } from './requirements/Checklist';
export { RequirementsOfPage } from './requirements/PageRequirements';
