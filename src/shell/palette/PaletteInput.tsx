import { InputBase } from '@mui/material';
import { type KeyboardEvent, memo, startTransition, useState } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';

/** Keys that choose among the suggestions. */
const choosing: readonly string[] = ['Enter', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'];

interface Props {
  /** What was typed while the dialog was loading. */
  readonly typed: string;
  /** What the suggestions are for. */
  readonly query: string;
  /** The IDs of the list and of the chosen option, if there is one. */
  readonly listId: string;
  readonly chosenId: string | undefined;
  readonly onQuery: (query: string) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** What is typed shows at once, and the suggestions follow. A key that chooses among them first renders those of the whole text. */
export const PaletteInput = memo(({ typed, query, listId, chosenId, onQuery, onKey }: Props) => {
  const translate = useTranslate();
  const [text, setText] = useState(typed);
  return (
    <InputBase
      autoFocus
      fullWidth
      value={text}
      placeholder={translate('shell.palette.placeholder')}
      sx={{ blockSize: 52 }}
      inputProps={{
        role: 'combobox',
        'aria-label': translate('shell.palette.title'),
        'aria-autocomplete': 'list',
        'aria-expanded': chosenId !== undefined,
        'aria-controls': listId,
        'aria-activedescendant': chosenId,
      }}
      onChange={({ target: { value } }) => {
        setText(value);
        startTransition(() => onQuery(value));
      }}
      onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || !choosing.includes(event.key)) return;
        if (text !== query) flushSync(() => onQuery(text));
        onKey(event);
      }}
    />
  );
});
