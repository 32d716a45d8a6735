import type { LosCapability } from '../../domain/los/capabilities';
import type { ChangeFeed } from './capabilities/change-feed';
import type { Conditions } from './capabilities/conditions';
import type { CreditReports } from './capabilities/credit-reports';
import type { Directory } from './capabilities/directory';
import type { Disclosure } from './capabilities/disclosure';
import type { Documents } from './capabilities/documents';
import type { Fees } from './capabilities/fees';
import type { Investor } from './capabilities/investor';
import type { Loans } from './capabilities/loans';
import type { Locks } from './capabilities/locks';
import type { Pricing } from './capabilities/pricing';
import type { UnderwritingOrders } from './capabilities/underwriting-orders';

/** The operations of each capability. The others (most orders) have none yet. */
export interface CapabilityPorts {
  readonly loans: Loans;
  readonly 'change-feed': ChangeFeed;
  readonly pricing: Pricing;
  readonly locks: Locks;
  readonly investor: Investor;
  readonly documents: Documents;
  readonly conditions: Conditions;
  readonly disclosure: Disclosure;
  readonly fees: Fees;
  readonly 'credit-reports': CreditReports;
  readonly 'underwriting-orders': UnderwritingOrders;
  readonly directory: Directory;
}

/** The operations of every LOS, whatever its capabilities. */
export interface LosBasics {
  /** Throws if the LOS cannot be reached. */
  ready(): Promise<void>;
  /** The capabilities that this LOS offers. */
  supports(): Promise<readonly LosCapability[]>;
}

/**
 * The loan origination system, embedded in this process or over HTTP. It knows neither HTTP nor portal users; `Operation` names
 * the author for its logs. Every write is one transaction and can be repeated: a known operation ID returns its earlier answer.
 * Failures are {@link LosError}s; an operation of a missing capability fails with `not-offered-by-los`.
 */
export interface LosPort
  extends LosBasics,
    Loans,
    ChangeFeed,
    Pricing,
    Locks,
    Investor,
    Documents,
    Conditions,
    Disclosure,
    Fees,
    CreditReports,
    UnderwritingOrders,
    Directory {}
