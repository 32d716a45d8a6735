export { SigningButton } from './SigningButton';
export { SigningPanel } from './SigningPanel';
export { useSigningRights, useSigningTasks } from './useSigning';
