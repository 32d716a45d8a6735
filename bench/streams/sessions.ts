import { randomUUID } from 'node:crypto';
import { insertUser } from '../../api/access/new-user.queries';
import { hashPassword } from '../../api/access/passwords';
import { openSession, resumeSession } from '../../api/access/session.service';
import { openDatabase } from '../../api/db/connection';
import type { PortalDb } from '../../api/db/portal-db';
import { readConfig } from '../../config/config';

/** Of ten users: loan officers, who see every loan, and employees of another branch, who see none of these. */
const OFFICERS = 7;
const ELSEWHERE = 2;

/** Whether that user must hear of the changes. */
export const isConcerned = (user: number): boolean => user % 10 < 10 - ELSEWHERE;

const rolesOf = (user: number): string =>
  user % 10 < OFFICERS || !isConcerned(user) ? 'Loan Officer' : 'Administrator';

/** Users with a session each, opened in the database: signing in takes longer than everything else here. Returns their tokens. */
export async function openSessions(url: string, jwtSecret: string, count: number): Promise<readonly string[]> {
  const db = openDatabase<PortalDb>(url, { max: 2 });
  const clock = () => new Date();
  const config = readConfig({ DEMO: '1' });
  const hash = await hashPassword(randomUUID());
  try {
    return await db.transaction().execute(async (trx) => {
      const portal = { db: trx, clock, config, secret: Buffer.from(jwtSecret, 'utf8') };
      const tokens: string[] = [];
      for (let user = 0; user < count; user += 1) {
        const login = `stream-${user}`;
        const named = { login, firstName: 'Stream', lastName: `User ${user}`, email: `${login}@example.com` };
        const place = isConcerned(user)
          ? { isRetail: false, branchName: 'Pasadena' }
          : { isRetail: true, branchName: 'Reno' };
        const facts = { ...named, ...place, roles: [rolesOf(user)], isPml: false };
        const userId = await insertUser(trx, facts, hash, clock());
        if (userId === null) throw new Error(`There is a user ${login} already.`);
        const opened = await openSession(portal, trx, { userId, device: 'bench', address: '127.0.0.1' });
        tokens.push((await resumeSession(portal, opened))?.token ?? '');
      }
      return tokens;
    });
  } finally {
    await db.destroy();
  }
}
