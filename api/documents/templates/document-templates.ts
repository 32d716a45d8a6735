import { approvalCertificate, denialCertificate, suspenseNotification } from './certificates';

/** Every document that the portal makes. */
export const documentTemplates = [approvalCertificate, suspenseNotification, denialCertificate] as const;
