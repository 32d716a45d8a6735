/** Parts of the portal that test themselves, in the order in which they are shown. */
export const selfTests = ['database', 'los', 'files', 'mail', 'pin', 'clock', 'live'] as const;

export type SelfTestName = (typeof selfTests)[number];
