import { type ChangeEvent, type FormEvent, type KeyboardEvent, useState } from 'react';

/** What a form needs that renames in place. */
interface RenameForm {
  readonly onSubmit: (event: FormEvent) => void;
  readonly input: {
    readonly autoFocus: true;
    readonly fullWidth: true;
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/**
 * Renaming in place. Enter keeps the typed name unless it is empty or the same; Escape ends the renaming, and leaves the list around it
 * open. `form` is null until `begin`.
 */
export function useRename(name: string, onRename: (name: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const begin = (): void => setTyped(name);
  if (typed === null) return { begin, form: null };
  const form: RenameForm = {
    onSubmit: (event) => {
      event.preventDefault();
      const given = typed.trim();
      if (given !== '' && given !== name) onRename(given);
      setTyped(null);
    },
    input: {
      autoFocus: true,
      fullWidth: true,
      value: typed,
      onChange: (event) => setTyped(event.target.value),
      onKeyDown: (event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        setTyped(null);
      },
    },
  };
  return { begin, form };
}
