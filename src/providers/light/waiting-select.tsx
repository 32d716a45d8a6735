import { styled } from '@mui/material/styles';
import {
  Children,
  type ElementType,
  type HTMLAttributes,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { token } from '../../theme/tokens';

/** The looks of MUI's select that it does not share with an input. */
const Shown = styled('div')({
  paddingInlineEnd: '28px !important',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  userSelect: 'none',
  '&:not([aria-disabled])': { cursor: 'pointer' },
});

const Icon = styled('svg')({ position: 'absolute', color: token('text-3'), pointerEvents: 'none' });

interface Choice {
  readonly value?: unknown;
  readonly children?: ReactNode;
}

/** What the label and the frame around a select give it. */
interface SelectParts {
  readonly value?: unknown;
  readonly children?: ReactNode;
  readonly renderValue?: ((value: unknown) => ReactNode) | undefined;
  readonly displayEmpty?: boolean;
  readonly IconComponent?: ElementType | undefined;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
  readonly labelId?: string;
  readonly name?: string | undefined;
  readonly 'aria-label'?: string;
}

/** The texts of the chosen values, as MUI shows them. */
function shownValue({ value, children, renderValue, displayEmpty = false }: SelectParts): ReactNode {
  const values = [value ?? []].flat().map(String);
  if (values.every((each) => each === '') && !displayEmpty) return null;
  if (renderValue) return renderValue(value);
  const chosen = Children.toArray(children)
    .filter((child): child is ReactElement<Choice> => isValidElement<Choice>(child))
    .filter((child) => values.includes(String(child.props.value)))
    .map((child) => child.props.children);
  return chosen.length < 2 ? chosen[0] : chosen.flatMap((text, at) => (at === 0 ? [text] : [', ', text]));
}

type Events = Pick<HTMLAttributes<HTMLElement>, 'onKeyDown' | 'onMouseDown' | 'onFocus' | 'onBlur'>;

/** A select before its menu can open: its value, in a box of the same size. */
export function WaitingSelect(props: SelectParts & Events): ReactElement {
  const { disabled = false, labelId, name = '', IconComponent } = props;
  const id = name && `mui-component-select-${name}`;
  return (
    <>
      <Shown
        role="combobox"
        tabIndex={disabled ? undefined : 0}
        {...(id && { id })}
        {...(labelId && { 'aria-labelledby': [labelId, id].filter(Boolean).join(' ') })}
        aria-label={props['aria-label']}
        aria-disabled={disabled || undefined}
        aria-expanded={false}
        aria-haspopup="listbox"
        className={props.className}
        onKeyDown={props.onKeyDown}
        onMouseDown={props.onMouseDown}
        onFocus={props.onFocus}
        onBlur={props.onBlur}
      >
        {shownValue(props) || '\u200b'}
      </Shown>
      {IconComponent && <Icon as={IconComponent} />}
    </>
  );
}
