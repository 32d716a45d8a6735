export { SigningButton } from './SigningButton';
export { SigningPanel } from './SigningPanel';
export { useSigningTasks } from './useSigning';
