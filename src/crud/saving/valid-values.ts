import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Fields that have values in the form but no input on the page now. */
interface Unseen {
  /** Forgets earlier errors of such fields. */
  readonly clear: () => void;
  /** Checks them; `isRestValid` where every input is valid. Returns whether all of them are. */
  readonly check: (isRestValid: boolean) => boolean;
}

/** What the form holds, where all of it is valid; shows what is not. */
export async function validValues<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  unseen?: Unseen,
): Promise<Values | null> {
  let valid: Values | null = null;
  unseen?.clear();
  await form.handleSubmit((values) => {
    valid = values;
  })();
  return (unseen?.check(valid !== null) ?? true) ? valid : null;
}
