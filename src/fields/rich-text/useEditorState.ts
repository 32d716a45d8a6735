import { useTiptapEditor } from 'ra-input-rich-text';
import { useEffect, useReducer } from 'react';

/** The surrounding editor. Rerenders with each of its changes, such as bold text or lists at the cursor. */
export function useEditorState() {
  const editor = useTiptapEditor();
  const [, changed] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor?.on('transaction', changed);
    return () => void editor?.off('transaction', changed);
  }, [editor]);
  return editor;
}
