import TextareaAutosize, { type TextareaAutosizeProps } from '@mui/material/TextareaAutosize';
import { type ComponentProps, createContext, useContext } from 'react';

/** The text of the surrounding text field: only its control follows it. */
const Text = createContext('');

export const ControlText = Text.Provider;

/** What a text field gives its control. It sees the first text as a default value. */
type Given<Props> = Omit<Props, 'value'> & { readonly defaultValue?: unknown; readonly type?: string };

/** Without text, the direction is that of the page: `auto` would put the placeholder on the left. */
function useText(dir: string | undefined) {
  const text = useContext(Text);
  return { value: text, dir: dir === 'auto' && text === '' ? undefined : dir };
}

export function TextLine({ defaultValue: _, dir, ...props }: Given<ComponentProps<'input'>>) {
  return <input {...props} {...useText(dir)} />;
}

export function TextLines({ defaultValue: _, type: __, dir, ...props }: Given<TextareaAutosizeProps>) {
  return <TextareaAutosize {...props} {...useText(dir)} />;
}
