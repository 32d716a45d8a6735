/** Where a document of the checklist is. */
export const itemStates = ['received', 'excepted', 'late', 'expected'] as const;
export type ItemState = (typeof itemStates)[number];

/** What the desk says about a document. */
export interface ItemFacts {
  readonly dueOn: string;
  readonly receivedOn: string | null;
  readonly documentId: string | null;
  /** Why the loan goes without the document. */
  readonly exception: string | null;
}

export function itemState({ dueOn, receivedOn, exception }: Omit<ItemFacts, 'documentId'>, today: string): ItemState {
  if (receivedOn !== null) return 'received';
  if (exception !== null) return 'excepted';
  return dueOn < today ? 'late' : 'expected';
}

/** What a step changed. */
export const itemChanges = [
  'added',
  'received',
  'not-received',
  'due',
  'document',
  'no-document',
  'exception',
  'no-exception',
] as const;
export type ItemChange = (typeof itemChanges)[number];

/** What changed from one step to the next. */
export function changesBetween(before: ItemFacts | null, after: ItemFacts): readonly ItemChange[] {
  const has = <K extends keyof ItemFacts>(name: K) => after[name] !== null && after[name] !== (before?.[name] ?? null);
  const lost = <K extends keyof ItemFacts>(name: K) => after[name] === null && (before?.[name] ?? null) !== null;
  const changes: readonly (readonly [ItemChange, boolean])[] = [
    ['added', before === null && !has('receivedOn') && !has('exception')],
    ['received', has('receivedOn')],
    ['not-received', lost('receivedOn')],
    ['due', before !== null && before.dueOn !== after.dueOn],
    ['document', has('documentId')],
    ['no-document', lost('documentId')],
    ['exception', has('exception')],
    ['no-exception', lost('exception')],
  ];
  return changes.flatMap(([change, is]) => (is ? [change] : []));
}
