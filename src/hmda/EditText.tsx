import { Text } from '../ui/layout/primitives';

/** The text of an edit as the CFPB publishes it: in English, in every language of the portal. */
export function EditText({ children }: { readonly children: string }) {
  return (
    <Text as="span" lang="en" dir="ltr" display="block" textAlign="start">
      {children}
    </Text>
  );
}
