import { notOfferedByLos } from './los-error';
import type { CapabilityPorts, LosBasics, LosPort } from './port';
import { capabilityOperations } from './wire/wire-operations';

type CapabilityName = keyof CapabilityPorts;

const capabilityNames = Object.keys(capabilityOperations) as CapabilityName[];

const operationsOf = <Name extends CapabilityName>(capability: Name) =>
  Object.keys(capabilityOperations[capability]) as (keyof CapabilityPorts[Name])[];

/** The operations of a capability, or refusals if the LOS lacks it. */
function portOf<Name extends CapabilityName>(
  capability: Name,
  offered: CapabilityPorts[Name] | undefined,
): CapabilityPorts[Name] {
  const refuse = (): Promise<never> => Promise.reject(notOfferedByLos(capability));
  const operations = operationsOf(capability).map((name) => [name, offered?.[name] ?? refuse]);
  return Object.fromEntries(operations) as CapabilityPorts[Name];
}

/** The port of an LOS that offers these capabilities; it reports them, and refuses the operations of the others. */
export function composeLos({ ready }: Pick<LosBasics, 'ready'>, offered: Partial<CapabilityPorts>): LosPort {
  return {
    ready,
    supports: async () => capabilityNames.filter((name) => offered[name] !== undefined),
    ...portOf('loans', offered.loans),
    ...portOf('change-feed', offered['change-feed']),
    ...portOf('pricing', offered.pricing),
    ...portOf('locks', offered.locks),
    ...portOf('investor', offered.investor),
    ...portOf('documents', offered.documents),
    ...portOf('conditions', offered.conditions),
    ...portOf('disclosure', offered.disclosure),
    ...portOf('fees', offered.fees),
    ...portOf('credit-reports', offered['credit-reports']),
    ...portOf('underwriting-orders', offered['underwriting-orders']),
    ...portOf('directory', offered.directory),
  };
}
