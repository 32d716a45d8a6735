import { type ComponentProps, Suspense } from 'react';
import { SelectInput } from '../../ui/overlays';

/** MUI's select with a menu, in a build: it loads with what opens over a page. The portal's forms have native selects. */
const LateSelectInput = (props: ComponentProps<typeof SelectInput> & { readonly className?: string }) => (
  <Suspense fallback={<div className={props.className}>{'\u200b'}</div>}>
    <SelectInput {...props} />
  </Suspense>
);

// biome-ignore lint/style/noDefaultExport: MUI imports the default
export default LateSelectInput;
