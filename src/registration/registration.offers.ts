export { useSubmissionFiles } from './useRegistration';
