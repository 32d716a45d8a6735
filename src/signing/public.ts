export { packageAnchor } from './package-anchor';
export { SigningButton } from './SigningButton';
export { SigningPart } from './SigningPart';
export { useSigningRights, useSigningTasks } from './useSigning';
