import type { CapabilityPorts, LosPort } from '../port';
import { basicOperations } from './operations/basics';
import { changeFeedOperations } from './operations/change-feed';
import { conditionOperations } from './operations/conditions';
import { creditReportOperations } from './operations/credit-reports';
import { directoryOperations } from './operations/directory';
import { disclosureOperations } from './operations/disclosure';
import { documentOperations } from './operations/documents';
import { feeOperations } from './operations/fees';
import { investorOperations } from './operations/investor';
import { loanOperations } from './operations/loans';
import { lockOperations } from './operations/locks';
import { pricingOperations } from './operations/pricing';
import { underwritingOrderOperations } from './operations/underwriting-orders';
import type { WireOperations } from './wire-operation';

/** The operations of each capability; server and client both read this table, so that they cannot differ. */
export const capabilityOperations: { readonly [Name in keyof CapabilityPorts]: WireOperations<CapabilityPorts[Name]> } =
  {
    loans: loanOperations,
    'change-feed': changeFeedOperations,
    pricing: pricingOperations,
    locks: lockOperations,
    investor: investorOperations,
    documents: documentOperations,
    conditions: conditionOperations,
    disclosure: disclosureOperations,
    fees: feeOperations,
    'credit-reports': creditReportOperations,
    'underwriting-orders': underwritingOrderOperations,
    directory: directoryOperations,
  };

/** Every operation of the port. */
export const wireOperations: WireOperations<LosPort> = {
  ...basicOperations,
  ...loanOperations,
  ...changeFeedOperations,
  ...pricingOperations,
  ...lockOperations,
  ...investorOperations,
  ...documentOperations,
  ...conditionOperations,
  ...disclosureOperations,
  ...feeOperations,
  ...creditReportOperations,
  ...underwritingOrderOperations,
  ...directoryOperations,
};

export const wirePath = (name: string): string => `/los/v1/${name}`;

export const isWireOperation = (name: string): name is keyof LosPort => Object.hasOwn(wireOperations, name);
