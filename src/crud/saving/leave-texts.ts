/** Text keys of the question before something is discarded. */
export interface LeaveTexts {
  readonly title: string;
  readonly text: string;
  readonly leave: string;
  readonly stay: string;
}

/** For what the user typed. */
export const typedTexts: LeaveTexts = {
  title: 'blocks.leaveTitle',
  text: 'blocks.leaveText',
  leave: 'dialogs.discard',
  stay: 'blocks.keepEditing',
};

/** For files that the user chose. */
export const fileTexts: LeaveTexts = {
  title: 'upload.leaveTitle',
  text: 'upload.leaveText',
  leave: 'dialogs.discard',
  stay: 'upload.keep',
};
