/** What each signer chooses when they sign a document of a kind. */
export const documentChoices = { 'appraisal-waiver': ['accept', 'order'] } as const;
export type ChoiceKind = keyof typeof documentChoices;
export const choiceKinds = ['appraisal-waiver'] as const satisfies readonly ChoiceKind[];

/** Whether a choice is one of a document of this kind. A document without a kind has none. */
export const isChoiceOf = (kind: ChoiceKind | null, choice: string | null): boolean =>
  kind === null ? choice === null : documentChoices[kind].some((each) => each === choice);
