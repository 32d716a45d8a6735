import { useTiptapEditor } from 'ra-input-rich-text';
import { useEffect, useReducer } from 'react';

/** The editor around, and a new rendering with each of its changes: what is bold here, whether this is a list. */
export function useEditorState() {
  const editor = useTiptapEditor();
  const [, changed] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor?.on('transaction', changed);
    return () => void editor?.off('transaction', changed);
  }, [editor]);
  return editor;
}
