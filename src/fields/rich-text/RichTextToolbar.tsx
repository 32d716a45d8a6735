import { NativeSelect, ToggleButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Bold, Italic, List, ListOrdered, type LucideIcon, RemoveFormatting, Underline } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { token } from '../../theme/tokens';
import { useEditorState } from './useEditorState';

const ToolStrip = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  padding: token('s1'),
  '& .MuiToggleButton-root': {
    inlineSize: 32,
    blockSize: 32,
    padding: 0,
    '&, &.Mui-disabled': { border: 0 },
    borderRadius: token('r-s'),
    '@media (pointer: coarse)': { inlineSize: 44, blockSize: 44 },
  },
  '& .MuiNativeSelect-root': { minInlineSize: 120, blockSize: 32, marginInlineEnd: token('s1') },
  '& .MuiNativeSelect-root::before, & .MuiNativeSelect-root::after': { display: 'none' },
  '& .MuiNativeSelect-select': {
    // Without its own height, the element is lower than a line and clips Arabic letters.
    blockSize: '32px !important',
    paddingInline: '8px 28px !important',
    fontSize: token('fs-body'),
  },
});

type Editor = NonNullable<ReturnType<typeof useEditorState>>;

interface Tool {
  readonly name: string;
  readonly icon: LucideIcon;
  readonly run: (editor: Editor) => void;
  readonly isOn?: (editor: Editor) => boolean;
}

const mark = (name: string, icon: LucideIcon): Tool => ({
  name,
  icon,
  run: (editor) => editor.chain().focus().toggleMark(name).run(),
  isOn: (editor) => editor.isActive(name),
});

const list = (name: string, node: string, icon: LucideIcon): Tool => ({
  name,
  icon,
  run: (editor) => editor.chain().focus().toggleList(node, 'listItem').run(),
  isOn: (editor) => editor.isActive(node),
});

const tools: readonly Tool[] = [
  mark('bold', Bold),
  mark('italic', Italic),
  mark('underline', Underline),
  list('bullets', 'bulletList', List),
  list('numbers', 'orderedList', ListOrdered),
  {
    name: 'clear',
    icon: RemoveFormatting,
    run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
  },
];

const levels = [2, 3, 4] as const;

function setStyle(editor: Editor, chosen: string): void {
  const level = levels.find((each) => String(each) === chosen);
  const chain = editor.chain().focus();
  if (level === undefined) chain.setNode('paragraph').run();
  else chain.setNode('heading', { level }).run();
}

/** The formatting buttons; those active at the cursor are pressed. */
export function RichTextToolbar() {
  const translate = useTranslate();
  const editor = useEditorState();
  const t = (key: string, values: Record<string, unknown> = {}): string => translate(`inputs.richText.${key}`, values);
  const level = levels.find((each) => editor?.isActive('heading', { level: each }));
  const isOff = !editor?.isEditable;
  return (
    <ToolStrip className="RichTextToolbar-root" role="group" aria-label={t('toolbar')}>
      <NativeSelect
        value={level ?? ''}
        disabled={isOff}
        inputProps={{ 'aria-label': t('style') }}
        onChange={(event) => editor && setStyle(editor, event.target.value)}
      >
        <option value="">{t('paragraph')}</option>
        {levels.map((each, index) => (
          <option key={each} value={each}>
            {t('heading', { level: index + 1 })}
          </option>
        ))}
      </NativeSelect>
      {tools.map(({ name, icon: Icon, run, isOn }) => (
        <ToggleButton
          key={name}
          value={name}
          selected={editor !== null && isOn?.(editor) === true}
          disabled={isOff}
          aria-label={t(name)}
          title={t(name)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => editor && run(editor)}
        >
          <Icon size={16} strokeWidth={1.6} aria-hidden />
        </ToggleButton>
      ))}
    </ToolStrip>
  );
}
