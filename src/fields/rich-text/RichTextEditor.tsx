import { styled } from '@mui/material/styles';
import { DefaultEditorOptions, RichTextInput } from 'ra-input-rich-text';
import { useMemo } from 'react';
import { token } from '../../theme/tokens';
import { richTextStyle } from './RichText';
import { RichTextToolbar } from './RichTextToolbar';
import { sanitizeHtml } from './rich-nodes';

/** The editor's own extensions without the marks that are not allowed here. */
const extensions = (DefaultEditorOptions.extensions ?? [])
  .filter(({ name }) => name === 'starterKit')
  .map((kit) =>
    kit.configure({
      heading: { levels: [2, 3, 4] },
      blockquote: false,
      code: false,
      codeBlock: false,
      horizontalRule: false,
      link: false,
      strike: false,
      trailingNode: false,
    }),
  );

const lines = (color: string) => ({ borderColor: color });

/** The toolbar and the text are one control, with the help below. */
const EditorFrame = styled('div')({
  '& .RichTextToolbar-root, & .RaRichTextInput-editorContent': {
    border: `1px solid ${token('line-input')}`,
    background: token('surface'),
  },
  '& .RichTextToolbar-root': { borderBlockEnd: token('border'), borderStartStartRadius: 6, borderStartEndRadius: 6 },
  '& .RaRichTextInput-editorContent': { borderBlockStart: 0, borderEndStartRadius: 6, borderEndEndRadius: 6 },
  '&:has(.Mui-error) :is(.RichTextToolbar-root, .RaRichTextInput-editorContent)': lines(token('bad-text')),
  '&:focus-within :is(.RichTextToolbar-root, .RaRichTextInput-editorContent)': lines(token('focus')),
  '&[data-disabled="true"] :is(.RichTextToolbar-root, .RaRichTextInput-editorContent)': {
    ...lines(token('line-strong')),
    background: token('sunken'),
    color: token('text-off'),
  },
  '& .RaRichTextInput-editorContent .ProseMirror[contenteditable][contenteditable]': {
    ...richTextStyle,
    position: 'relative',
    blockSize: 200,
    overflowY: 'auto',
    padding: `${token('s2')} 10px`,
    border: 0,
    background: 'none',
    outline: 'none',
    // The editor requires this; it adds no styles of its own.
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
    '& p': { margin: 0 },
    '& * + p': { marginBlockStart: token('s2') },
  },
});

export interface RichTextEditorProps {
  /** Name of the HTML in the form. */
  readonly source: string;
  readonly help?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly labelId: string;
}

/** The editor itself, a part of its own because it is large. It writes no style of its own into the page (CSP). */
export function RichTextEditor({ source, help, required = false, disabled = false, labelId }: RichTextEditorProps) {
  const editorOptions = useMemo(
    () => ({
      extensions,
      injectCSS: false,
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': labelId,
          'aria-required': String(required),
          dir: 'auto',
        },
      },
    }),
    [labelId, required],
  );
  return (
    <EditorFrame data-disabled={disabled}>
      <RichTextInput
        source={source}
        label={false}
        helperText={help ?? false}
        disabled={disabled}
        editorOptions={editorOptions}
        toolbar={<RichTextToolbar />}
        parse={sanitizeHtml}
        validate={(value: unknown) => (required && !value ? 'ra.validation.required' : undefined)}
      />
    </EditorFrame>
  );
}
