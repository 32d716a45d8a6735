import type { Actor } from '../http/actor';
import type { Portal } from '../portal';
import type { BranchRow, CompanyRow } from './loan.tables';
import { organizationOf } from './organization.queries';

/** Where a person may create a loan. */
export interface Choices {
  readonly channels: readonly string[];
  readonly branches: readonly BranchRow[];
  readonly companies: readonly {
    readonly name: string;
    readonly channel: string;
    readonly correspondentProcess: string | null;
  }[];
}

const same = (a: string, b: string | null): boolean => a.toLowerCase() === (b ?? '').trim().toLowerCase();

const shown = (company: CompanyRow) => ({
  name: company.name,
  channel: company.channel,
  correspondentProcess: company.correspondent_process,
});

/** Staff choose among all branches and companies; a retail employee has their branch, an external user their company. */
export async function choicesFor(portal: Portal, actor: Actor): Promise<Choices> {
  const { branches, companies } = await organizationOf(portal.db);
  if (actor.isPml) {
    const own = companies.filter(({ name }) => same(name, actor.companyName));
    const channels = own.length > 0 ? [...new Set(own.map(({ channel }) => channel))] : ['2', '3'];
    return { channels, branches: [], companies: own.map(shown) };
  }
  if (actor.isRetail) {
    return { channels: ['1'], branches: branches.filter(({ name }) => same(name, actor.branchName)), companies: [] };
  }
  return { channels: ['1', '2', '3'], branches, companies: companies.map(shown) };
}
