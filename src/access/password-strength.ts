import {
  type Estimate,
  type PasswordOwner,
  type PasswordRating,
  ratePassword,
} from '../../domain/access/password-rules';
import type { UserData } from './user';

let estimate: Promise<Estimate> | undefined;

/** The lists of common passwords are some hundred kilobytes, so they are loaded with the first new password. */
async function loadEstimate(): Promise<Estimate> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (text, known) => estimator.check(text, [...known]);
}

/** What the session knows of its user. */
export function passwordOwnerOf({ username, email, displayName, companyName, branchName }: UserData): PasswordOwner {
  const names = displayName.split(' ');
  const [firstName = '', lastName = ''] = [names.slice(0, -1).join(' '), names.at(-1)];
  return { login: username, email, firstName, lastName, companyName, branchName };
}

/** The server's rules, without the names of the lender. Null if the lists can't be loaded: the server checks the password in any case. */
export async function passwordStrength(password: string, user: PasswordOwner): Promise<PasswordRating | null> {
  try {
    estimate ??= loadEstimate();
    const loading = estimate;
    return await ratePassword(password, user, [], () => loading);
  } catch {
    estimate = undefined;
    return null;
  }
}
