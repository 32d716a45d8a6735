import type { PageLetters } from '../../domain/access/page-letters';

/**
 * The signed-in user with everything the server bases decisions on. Loaded from the session on every call, so that a disabled
 * user or a changed role takes effect immediately.
 */
export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  /** User ID as typed at sign-in, lower case. */
  readonly login: string;
  readonly displayName: string;
  readonly email: string;
  /** Role names as in the specification. */
  readonly roles: readonly string[];
  /** External user: permissions come from the external role set. */
  readonly isPml: boolean;
  readonly isRetail: boolean;
  /** The session was handed over by the LOS. */
  readonly isLqbSession: boolean;
  /** The user must choose a new password; all other calls are refused. */
  readonly passwordDue: boolean;
  /** A second factor is required and missing; until it is added, all other calls are refused. */
  readonly factorDue: boolean;
  readonly branchName: string | null;
  readonly companyName: string | null;
  readonly menuPermissions: readonly number[];
  /** Status codes in which the actor may write. */
  readonly editPermissions: readonly string[];
  /** What the user's roles may do with each page of a loan. */
  readonly pageLetters: PageLetters;
  readonly priceGroup: string | null;
  readonly miniCorrespondentPriceGroup: string | null;
  readonly canViewMini: boolean;
}
