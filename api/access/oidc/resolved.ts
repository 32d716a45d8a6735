import type { SignInProblem } from '../failed-sign-in';
import type { User } from '../user.queries';

/** The user of an account at a provider, or why it signs in no one. Only the audit says why. */
export type Resolved =
  | { readonly user: User }
  | { readonly problem: SignInProblem; readonly user?: Pick<User, 'login'> | undefined };
