import { type ComponentProps, type FocusEvent, type KeyboardEvent, type ReactElement, Suspense, useState } from 'react';
import { SelectInput } from '../../ui/overlays';
import { WaitingSelect } from './waiting-select';

type Props = ComponentProps<typeof SelectInput> & { readonly className?: string };

const keysThatOpen: readonly string[] = [' ', 'Enter', 'ArrowUp', 'ArrowDown'];

/**
 * MUI's select with a menu, in a build: it loads with what opens over a page. The portal's forms have native selects. Focus, and
 * the wish for the menu, are kept until it is there.
 */
const LateSelectInput = (props: Props): ReactElement => {
  const [hasFocus, setFocus] = useState(false);
  const [asked, setAsked] = useState(false);
  const { disabled = false, autoFocus = false, ...waiting } = props;
  const ask = (): void => {
    setFocus(true);
    setAsked(true);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setAsked(false);
    if (!keysThatOpen.includes(event.key)) return;
    event.preventDefault();
    ask();
  };
  const onFocus = (event: FocusEvent): void => {
    setFocus(true);
    props.onFocus?.(event);
  };
  const onBlur = (event: FocusEvent): void => {
    setFocus(false);
    setAsked(false);
    props.onBlur?.(event);
  };
  return (
    <Suspense
      fallback={
        <WaitingSelect
          {...waiting}
          disabled={disabled}
          {...(!disabled && { onKeyDown, onMouseDown: ask, onFocus, onBlur })}
        />
      }
    >
      <SelectInput {...props} autoFocus={autoFocus || hasFocus} defaultOpen={asked} />
    </Suspense>
  );
};

// biome-ignore lint/style/noDefaultExport: MUI imports the default
export default LateSelectInput;
