import { ChevronDown, type LucideProps } from 'lucide-react';

/** The arrow of a select, from the portal's icon set. */
export const SelectChevron = (props: LucideProps) => (
  <ChevronDown
    {...props}
    size={14}
    strokeWidth={1.6}
    style={{ insetBlockStart: 'calc(50% - 7px)', insetInlineEnd: 10 }}
  />
);
