import { type RefObject, useEffect } from 'react';

/** What the user did with an input before its code was there. */
export interface DoneEarly {
  readonly hasFocus: boolean;
  /** For its list. */
  readonly asked: boolean;
}

/** Enters a text as if it were typed: React ignores a value that is only set. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

interface Props {
  readonly id: string;
  readonly typed: string | undefined;
  readonly early: RefObject<DoneEarly>;
}

/** Repeats in the loaded input of this ID what the user did with the one in its place: focus, text and the wish for its list. */
export function ContinueInput({ id, typed, early }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the input is there
  useEffect(() => {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement)) return;
    const { hasFocus, asked } = early.current;
    if (!hasFocus) {
      // What was typed is no choice, as in the loaded input.
      if (typed !== undefined) input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      return;
    }
    input.focus();
    if (typed !== undefined) return type(input, typed);
    input.select();
    if (asked) input.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  }, []);
  return null;
}
