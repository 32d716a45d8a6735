import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CapabilityPorts } from '../../api/los/port';
import { capabilityOperations } from '../../api/los/wire/wire-operations';
import type { LosCapability } from '../../domain/los/capabilities';
import { changeFeedContract } from './capabilities/change-feed.contract';
import { conditionsContract } from './capabilities/conditions.contract';
import { creditReportsContract } from './capabilities/credit-reports.contract';
import { decisionsContract } from './capabilities/decisions.contract';
import { directoryContract } from './capabilities/directory.contract';
import { disclosureContract } from './capabilities/disclosure.contract';
import { documentsContract } from './capabilities/documents.contract';
import { feesContract } from './capabilities/fees.contract';
import { investorContract } from './capabilities/investor.contract';
import { loanChangesContract } from './capabilities/loan-changes.contract';
import { loansContract } from './capabilities/loans.contract';
import { locksContract } from './capabilities/locks.contract';
import { pricingContract } from './capabilities/pricing.contract';
import { registrationContract } from './capabilities/registration.contract';
import { underwritingOrdersContract } from './capabilities/underwriting-orders.contract';
import { stepsOf } from './loan-steps';
import { type LosUnderTest, refusal } from './los-under-test';

type Contract = (under: LosUnderTest) => void;

const contracts: Record<keyof CapabilityPorts, readonly Contract[]> = {
  loans: [loansContract, loanChangesContract],
  'change-feed': [changeFeedContract],
  pricing: [pricingContract, registrationContract, decisionsContract],
  locks: [locksContract],
  investor: [investorContract],
  documents: [documentsContract],
  conditions: [conditionsContract],
  disclosure: [disclosureContract],
  fees: [feesContract],
  'credit-reports': [creditReportsContract],
  'underwriting-orders': [underwritingOrdersContract],
  directory: [directoryContract],
};

const capabilities = Object.keys(contracts) as (keyof CapabilityPorts)[];

/** Expects every operation of a capability that the LOS lacks to be rejected. */
function refusedContract({ los }: LosUnderTest, capability: keyof CapabilityPorts): void {
  const operations = Object.keys(capabilityOperations[capability]) as (keyof typeof los)[];
  it.each(operations)(`rejects %s, because it does not offer ${capability}`, async (name) => {
    const call = los[name] as () => Promise<unknown>;
    expect(await refusal(call())).toMatchObject({ code: 'not-offered-by-los', details: { capability } });
  });
}

/** Tests every LOS in the same way: its capabilities work, and all others are rejected. */
export function losContract(name: string, under: LosUnderTest, offered: readonly LosCapability[]): void {
  describe(name, () => {
    if (offered.includes('pricing')) beforeAll(() => stepsOf(under).publish());
    afterAll(() => under.close());

    it('reports its capabilities, and is ready', async () => {
      expect([...(await under.los.supports())].sort()).toEqual([...offered].sort());
      await expect(under.los.ready()).resolves.toBeUndefined();
    });

    for (const capability of capabilities) {
      if (offered.includes(capability)) for (const contract of contracts[capability]) contract(under);
      else refusedContract(under, capability);
    }
  });
}
