import { fieldSpec } from './fields/field-table';

/** Whether the LOS sets the field: it follows a change of others, such as the figures of a price. */
function isFollowing(path: string): boolean {
  const { computed, guarded } = fieldSpec(path.slice(path.lastIndexOf('.') + 1)) ?? {};
  return computed === true || guarded === true;
}

/** Changed fields in their order, but those that a person entered before those that followed. */
export const ownFieldsFirst = <Entry extends { readonly field: string }>(entries: readonly Entry[]): Entry[] => [
  ...entries.filter(({ field }) => !isFollowing(field)),
  ...entries.filter(({ field }) => isFollowing(field)),
];
