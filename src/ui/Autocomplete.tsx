import type { AutocompleteProps, AutocompleteRenderInputParams } from '@mui/material';
import { Suspense, useId, useRef, useState } from 'react';
import { ContinueInput, type DoneEarly } from './ContinueInput';
import { Autocomplete as Loaded } from './overlays';

const keysThatOpen: readonly string[] = ['ArrowDown', 'ArrowUp'];

/**
 * MUI's Autocomplete. It loads with what opens over a page; until then its input shows the value, can have the focus and takes
 * text, with which the loaded one continues.
 */
export function Autocomplete<Value, Multiple extends boolean | undefined = false>(
  props: AutocompleteProps<Value, Multiple, false, false>,
) {
  const { renderInput, renderValue, multiple = false, getOptionLabel = String, disabled = false } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const [typed, setTyped] = useState<string>();
  const early = useRef<DoneEarly>({ hasFocus: false, asked: false });
  const labels = ([props.value ?? []].flat() as Value[]).map(getOptionLabel).join(', ');
  const note = (done: DoneEarly): void => {
    early.current = done;
  };
  const waiting = {
    ...{ id, disabled, fullWidth: true, size: undefined },
    InputLabelProps: { id: `${id}-label`, htmlFor: id },
    InputProps: {
      ...{ ref: () => undefined, className: '', onMouseDown: () => undefined },
      // Several values are in front of what is typed.
      startAdornment: multiple && !renderValue && labels !== '' ? <span>{labels}</span> : null,
      endAdornment: null,
    },
    inputProps: {
      ref: () => undefined,
      value: typed ?? (multiple ? '' : labels),
      ...{ role: 'combobox', 'aria-expanded': false, autoComplete: 'off' },
      onChange: ({ target }) => setTyped(target.value),
      // A click presses the button first.
      onFocus: () => note({ ...early.current, hasFocus: true }),
      onBlur: () => note({ hasFocus: false, asked: false }),
      onMouseDown: () => note({ hasFocus: true, asked: true }),
      onClick: ({ currentTarget }) => typed === undefined && currentTarget.select(),
      onKeyDown: ({ key }) => {
        if (keysThatOpen.includes(key)) note({ hasFocus: true, asked: true });
        if (key === 'Escape') note({ hasFocus: true, asked: false });
      },
    },
  } as AutocompleteRenderInputParams;
  return (
    <Suspense fallback={renderInput(waiting)}>
      <Loaded {...props} id={id} />
      <ContinueInput id={id} typed={typed} early={early} />
    </Suspense>
  );
}
