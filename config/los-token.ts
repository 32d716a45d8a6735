import { makeSecretCommand, secretWeakness } from './secret-strength';

/** The token of a demo: the LOS accepts it only on loopback, and a demo portal uses it by default. */
export const demoLosToken = 'emet-demo-los-token';

/** Why a token is not good enough outside demo mode: with it, anyone reads all loans. */
export function losTokenProblems(token: string | undefined): string[] {
  if (token === undefined) {
    return [`LOS_TOKEN is missing: the secret that the portal and the LOS share; make one with ${makeSecretCommand}`];
  }
  const weakness = secretWeakness(token);
  return weakness === null ? [] : [`LOS_TOKEN ${weakness}; make a random one with ${makeSecretCommand}`];
}
