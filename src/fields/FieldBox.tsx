import { useLayoutEffect, useRef, useState } from 'react';
import { FieldFrame, type FieldHandlers, type FieldLook } from './FieldFrame';
import { ControlText } from './text-control';

export interface FieldBoxProps extends FieldLook, Partial<FieldHandlers> {
  readonly text: string;
}

type Given = { readonly [Name in keyof FieldHandlers]: FieldHandlers[Name] | undefined };

/** Functions that stay the same and call the newest handlers. */
function useStableHandlers(handlers: Given): FieldHandlers {
  const newest = useRef(handlers);
  useLayoutEffect(() => {
    newest.current = handlers;
  });
  const [stable] = useState<FieldHandlers>(() => ({
    onChange: (text) => newest.current.onChange?.(text),
    onBlur: (event) => newest.current.onBlur?.(event),
    onFocus: (event) => newest.current.onFocus?.(event),
    onKeyDown: (event) => newest.current.onKeyDown?.(event),
  }));
  return stable;
}

/** The text control shared by all typed inputs: label above, unit inside, help below. */
export function FieldBox({ text, onChange, onBlur, onFocus, onKeyDown, ...look }: FieldBoxProps) {
  const handlers = useStableHandlers({ onChange, onBlur, onFocus, onKeyDown });
  const [firstText] = useState(text);
  return (
    <ControlText value={text}>
      <FieldFrame {...look} {...handlers} firstText={firstText} />
    </ControlText>
  );
}
