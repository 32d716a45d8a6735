import type { Express } from 'express';
import { readConfig } from '../../../config/config';
import { type AccessPortal, accessPortal, browser } from '../access.test-support';
import { type FakeProvider, fakeProvider } from './provider.test-support';

const staffClient = { id: 'portal', secret: 'secret-of-the-portal-at-the-staff-provider' };
const brokerClient = { id: 'portal-brokers', secret: 'secret-of-the-portal-at-the-broker-provider' };

/** A portal with two providers, whose settings can be replaced. */
export async function portalWithProviders(settings: Readonly<Record<string, string>> = {}) {
  const [staff, brokers] = [await fakeProvider(staffClient), await fakeProvider(brokerClient)];
  const config = readConfig({
    ...{ DEMO: '1', LOG_LEVEL: 'silent', PORTAL_ORIGIN: 'http://localhost:3000' },
    ...{ OIDC_1_ISSUER: staff.issuer, OIDC_1_NAME: 'Emet ID', OIDC_1_LINK: 'email', OIDC_1_USERS: 'internal' },
    ...{ OIDC_1_CLIENT_ID: staffClient.id, OIDC_1_CLIENT_SECRET: staffClient.secret },
    ...{ OIDC_1_SECOND_FACTOR: 'amr:mfa,acr:two' },
    ...{ OIDC_2_ISSUER: brokers.issuer, OIDC_2_NAME: 'Broker Pass', OIDC_2_USERS: 'external' },
    ...{ OIDC_2_CLIENT_ID: brokerClient.id, OIDC_2_CLIENT_SECRET: brokerClient.secret },
    ...settings,
  });
  const access = await accessPortal({ config });
  for (const provider of [staff, brokers]) provider.followClock(access.portal.clock);
  return {
    access,
    staff,
    brokers,
    close: async () => {
      await access.close();
      await staff.close();
      await brokers.close();
    },
  };
}

type Agent = ReturnType<typeof browser>;

/** Where the portal sends this browser. */
export async function startAt(agent: Agent, provider = 'oidc-1'): Promise<string> {
  const { body } = await agent.post(`/api/auth/oidc/${provider}/start`).expect(200);
  return body.url;
}

export const finish = (agent: Agent, answer: string, provider = 'oidc-1') =>
  agent.post(`/api/auth/oidc/${provider}/finish`).send({ answer });

/** Signs in at a provider and comes back; the raw response. */
export async function signInWith(
  app: Express,
  provider: FakeProvider,
  subject: string,
  { agent = browser(app), id = 'oidc-1' } = {},
) {
  return finish(agent, provider.signIn(await startAt(agent, id), subject), id);
}

/** Claims with a verified address. */
export const verified = (email: string) => ({ email, email_verified: true });

/** What the audit says of sign-ins with providers and their accounts. */
export async function auditOf({ portal }: AccessPortal, subject: string) {
  const rows = await portal.db
    .selectFrom('portal.audit')
    .select(['action', 'outcome', 'before', 'after'])
    .where('subject', '=', subject)
    .orderBy('action', 'desc')
    .execute();
  return rows.map(({ action, outcome, before, after }) => ({ action, outcome, before, after }));
}
