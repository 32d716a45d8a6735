/**
 * The category of conditions that an investor raises on a loan that was delivered. It is none of the underwriter’s categories (COND-03),
 * so that neither list has conditions of the other.
 */
export const INVESTOR_CATEGORY = 'Investor';

/** Who raises conditions. */
export type RaisedBy = 'underwriter' | 'investor';

export const raisedBy = ({ cat }: { readonly cat: string }): RaisedBy =>
  cat === INVESTOR_CATEGORY ? 'investor' : 'underwriter';

/** Whether a condition is one of the investor that no response was sent to. */
export const isUnanswered = (one: { readonly cat: string; readonly status: string; readonly state: string }): boolean =>
  raisedBy(one) === 'investor' && one.status === 'Active' && one.state !== 'submitted';
