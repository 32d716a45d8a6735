import { type Estimate, type PasswordOwner, ratePassword } from '../../domain/access/password-rules';
import type { MessageData } from '../../domain/messages/message';

let estimate: Promise<Estimate> | undefined;

/** The lists of common passwords and words are loaded with the first password. */
async function loadEstimate(): Promise<Estimate> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (text, known) => estimator.check(text, [...known]);
}

/** Why a password is not allowed; null if it is. */
export async function passwordProblem(
  password: string,
  user: PasswordOwner,
  lenderNames: readonly string[] = [],
): Promise<MessageData | null> {
  const load = () => (estimate ??= loadEstimate());
  return (await ratePassword(password, user, lenderNames, load)).problem;
}
