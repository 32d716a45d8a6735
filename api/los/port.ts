import type { LosCapability } from '../../domain/los/capabilities';
import type { ChangeFeed } from './capabilities/change-feed';
import type { Conditions } from './capabilities/conditions';
import type { CreditOrders } from './capabilities/credit-orders';
import type { Directory } from './capabilities/directory';
import type { Disclosure } from './capabilities/disclosure';
import type { Documents } from './capabilities/documents';
import type { Loans } from './capabilities/loans';
import type { Pricing } from './capabilities/pricing';

/** The operations of each capability. The others (locks, fees and most orders) have none yet. */
export interface CapabilityPorts {
  readonly loans: Loans;
  readonly 'change-feed': ChangeFeed;
  readonly pricing: Pricing;
  readonly documents: Documents;
  readonly conditions: Conditions;
  readonly disclosure: Disclosure;
  readonly 'credit-orders': CreditOrders;
  readonly directory: Directory;
}

/** What every LOS answers, whatever else it offers. */
export interface LosBasics {
  /** Throws where the LOS cannot be reached. */
  ready(): Promise<void>;
  /** The capabilities that this LOS offers. */
  supports(): Promise<readonly LosCapability[]>;
}

/**
 * The loan origination system, embedded in this process or reached over HTTP. It knows no HTTP and no user of the portal;
 * `Operation` names the person for its logs. Every write is one transaction and safe to repeat: an operation ID that was seen
 * answers what it answered before. Failures are {@link LosError}s; an operation of a capability that the LOS lacks fails with
 * `not-offered-by-los`.
 */
export interface LosPort
  extends LosBasics,
    Loans,
    ChangeFeed,
    Pricing,
    Documents,
    Conditions,
    Disclosure,
    CreditOrders,
    Directory {}
