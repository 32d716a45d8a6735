export { CancelDisclosure } from './CancelDisclosure';
export { DisclosureChoices } from './DisclosureChoices';
export { LenderPrepare } from './LenderPrepare';
export { SelfPrepare } from './SelfPrepare';
export { useReadOnlyReason } from './useReadOnlyReason';
export { useDisclosure } from './useRegistration';
