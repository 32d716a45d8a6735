import type { AutocompleteProps, AutocompleteRenderInputParams } from '@mui/material';
import { Suspense, useEffect, useId, useRef } from 'react';
import { Autocomplete as Loaded } from './overlays';

/** Moves the focus to the input of this ID when it is there, if what was in its place had it. */
function KeepFocus({ id, had }: { readonly id: string; readonly had: () => boolean }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the input is there
  useEffect(() => {
    if (had()) document.getElementById(id)?.focus();
  }, []);
  return null;
}

/**
 * MUI's Autocomplete. It loads with what opens over a page; until then its input shows the value and can have the focus, but takes
 * no text.
 */
export function Autocomplete<Value, Multiple extends boolean | undefined = false>(
  props: AutocompleteProps<Value, Multiple, false, false>,
) {
  const { renderInput, getOptionLabel = String, disabled = false } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const hasFocus = useRef(false);
  const values = [props.value ?? []].flat() as Value[];
  const waiting = {
    ...{ id, disabled, fullWidth: true, size: undefined },
    InputLabelProps: { id: `${id}-label`, htmlFor: id },
    InputProps: {
      ...{ ref: () => undefined, className: '', onMouseDown: () => undefined },
      ...{ startAdornment: null, endAdornment: null },
    },
    inputProps: {
      ref: () => undefined,
      value: values.map(getOptionLabel).join(', '),
      ...{ readOnly: true, role: 'combobox', 'aria-expanded': false },
      onFocus: () => {
        hasFocus.current = true;
      },
      onBlur: () => {
        hasFocus.current = false;
      },
    },
  } as AutocompleteRenderInputParams;
  return (
    <Suspense fallback={renderInput(waiting)}>
      <Loaded {...props} id={id} />
      <KeepFocus id={id} had={() => hasFocus.current} />
    </Suspense>
  );
}
