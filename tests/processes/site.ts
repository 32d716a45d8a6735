import { type Balancer, startBalancer } from './balancer';
import { PatientClient } from './patient-client';
import { type GroupPlan, type PortalGroup, startGroup } from './portal-group';
import { SteadyWriter } from './steady-writer';
import { WriteCheck } from './write-check';

/** Portals and a worker behind one address, with users who write all the time. */
export interface Site {
  readonly group: PortalGroup;
  readonly balancer: Balancer;
  readonly clients: readonly PatientClient[];
  readonly writers: readonly SteadyWriter[];
  readonly check: WriteCheck;
  /** What is wrong so far. */
  problems(): string[];
  summary(): string;
  /** Ends the writes, and waits until what they did is complete. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

export interface SitePlan extends GroupPlan {
  /** For the owner of the database. */
  readonly ownerUrl: string;
  readonly writers: number;
  /** Milliseconds between two writes of a user. */
  readonly pauseMs?: number;
  /** How many answers to writes never arrive, from 0 to 1. */
  readonly lost?: number;
  /** Portals beside the group that requests reach, too. */
  readonly alsoAt?: () => readonly string[];
}

/** May write all that the writers write. */
const LOGIN = 'administrator';

/** Requests that were sent again, by what came before. */
function sentAgain(clients: readonly PatientClient[]): string {
  const counts = new Map<string, number>();
  for (const [why, count] of clients.flatMap(({ again }) => [...again]))
    counts.set(why, (counts.get(why) ?? 0) + count);
  return [...counts].map(([why, count]) => `${why} ${count}`).join(', ') || 'nothing';
}

export async function openSite(plan: SitePlan): Promise<Site> {
  const group = await startGroup(plan);
  const targets = () => [...group.urls(), ...(plan.alsoAt?.() ?? [])];
  const balancer = await startBalancer(targets);
  const lossy = await startBalancer(targets, plan.lost);
  const clients: PatientClient[] = [];
  // One after the other: a PIN is that of the latest mail to its user.
  while (clients.length < plan.writers) clients.push(await PatientClient.signIn(balancer.url, LOGIN, lossy.url));
  const writers = clients.map((client) => new SteadyWriter(client, plan.pauseMs));
  const check = new WriteCheck(plan.ownerUrl, writers);
  for (const writer of writers) writer.start();
  const stop = () => Promise.all(writers.map((writer) => writer.stop()));
  const problems = () => [...writers.flatMap(({ failed }) => failed), ...check.problems];
  return {
    ...{ group, balancer, clients, writers, check, problems },
    summary: () =>
      `${writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)} writes acknowledged, ${check.verified} verified; ` +
      `sent again after: ${sentAgain(clients)}; problems: ${problems().length}`,
    async finish() {
      await stop();
      await check.finish();
    },
    async close() {
      void stop();
      await group.end();
      await balancer.close();
      await lossy.close();
    },
  };
}
