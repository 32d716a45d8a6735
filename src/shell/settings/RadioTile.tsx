import { token } from '../../theme/tokens';
import { Box, type ElementProps, Stack } from '../../ui/layout/primitives';
import type { LayoutProps } from '../../ui/layout/style-props';

interface Props extends LayoutProps, Omit<ElementProps<'label'>, 'onChange'> {
  /** The name of the group. */
  readonly group: string;
  /** Its name, if its content is not its name. */
  readonly label?: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

/** A card or button as a radio button: an invisible input on top takes pointer and focus. */
export function RadioTile({ group, label, checked, onChoose, children, ...props }: Props) {
  return (
    <Stack
      as="label"
      position="relative"
      whenFocusInside={{ outline: `2px solid ${token('focus')}`, outlineOffset: 2 }}
      {...props}
    >
      <Box
        as="input"
        type="radio"
        name={group}
        aria-label={label}
        checked={checked}
        onChange={onChoose}
        position="absolute"
        insetBlock={0}
        insetInline={0}
        inlineSize="100%"
        blockSize="100%"
        margin={0}
        opacity={0}
        cursor="pointer"
      />
      {children}
    </Stack>
  );
}
