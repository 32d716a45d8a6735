import { type ElementProps, Stack, Text } from '../../ui/layout/primitives';

export const PanelBody = (props: ElementProps<'div'>) => <Stack gap="s5" padding="s4 s5" {...props} />;

export const PanelHead = (props: ElementProps<'h2'>) => (
  <Text as="h2" marginBlockEnd="s2" size="body" weight={600} lineHeight={1.25} {...props} />
);
