export { useChangesText } from './useChanges';
