import type { PageLetters } from '../../domain/access/ui-access';

/**
 * Who asks: the signed-in user with everything the server decides by. Loaded from the session on every call, so a
 * disabled user or a changed role counts at once.
 */
export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  /** User ID as typed at sign-in, lower case. */
  readonly login: string;
  readonly displayName: string;
  readonly email: string;
  /** Role names as the specification prints them. */
  readonly roles: readonly string[];
  /** External user: permissions come from the external role set. */
  readonly isPml: boolean;
  readonly isRetail: boolean;
  /** The session was handed over by the LOS. */
  readonly isLqbSession: boolean;
  /** They have still to choose a password of their own: nothing else is open to them. */
  readonly passwordDue: boolean;
  readonly branchName: string | null;
  readonly companyName: string | null;
  readonly menuPermissions: readonly number[];
  /** Status codes in which the actor may write. */
  readonly editPermissions: readonly string[];
  /** What their roles may do with each page of a loan. */
  readonly pageLetters: PageLetters;
  readonly priceGroup: string | null;
  readonly miniCorrespondentPriceGroup: string | null;
  readonly canViewMini: boolean;
}
