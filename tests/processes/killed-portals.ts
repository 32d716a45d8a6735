import { setTimeout as pause } from 'node:timers/promises';
import type { Member } from './portal-group';
import type { Site } from './site';
import { StreamFollower } from './stream-follower';

/** Longest time until a page shows what was saved before. */
const TOLD_MS = 15_000;
const STUCK_MS = 60_000;

/** A page at each portal. */
export const listenEverywhere = (site: Site, token: string): StreamFollower[] =>
  site.group.members
    .filter(({ kind }) => kind === 'portal')
    .map((member) => new StreamFollower(member.name, () => member.running()?.url, token));

/** What pages were not told although the writers have stopped, by portal. */
export async function untold(site: Site, followers: readonly StreamFollower[]): Promise<string[]> {
  const missing = () =>
    followers.flatMap((follower) =>
      site.writers
        .filter(({ loanNum, expected }) => follower.version(loanNum) < expected.version)
        .map(({ loanNum, expected }) => `${follower.name} did not tell version ${expected.version} of ${loanNum}`),
    );
  for (const end = Date.now() + TOLD_MS; Date.now() < end && missing().length > 0; ) await pause(100);
  return missing();
}

/** Resolves once that many more writes are acknowledged. Throws if the writers get no further. */
export async function moreWrites(site: Site, writes: number): Promise<void> {
  const acknowledged = () => site.writers.reduce((sum, writer) => sum + writer.acknowledged.length, 0);
  const wanted = acknowledged() + writes;
  for (const end = Date.now() + STUCK_MS; acknowledged() < wanted; await pause(20)) {
    if (Date.now() > end) throw new Error(`The writers are stuck. ${site.summary()}`);
  }
}

/** Kills the process, starts it again once the others have done that many writes without it, and waits for as many with it. */
export async function killAndRestart(site: Site, member: Member, writes: number): Promise<void> {
  await member.kill();
  await moreWrites(site, writes);
  await member.start();
  await moreWrites(site, writes);
}
