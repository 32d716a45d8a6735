import { Box } from '../ui/layout/primitives';
import type { StyleProps } from '../ui/layout/style-props';

/** Widths of the columns after the name. */
const columnWidths = [78, 84, 78, 108, 80, 142] as const;

interface Props {
  /** How many of them there are on a phone, equally wide; 0 if rows are cards there. */
  readonly onPhone: number;
}

/** Column widths shared by the program list and the rate grid. The name column takes the remaining width. */
export function Columns({ onPhone }: Props) {
  const phone = (index: number): StyleProps =>
    index < onPhone ? { inlineSize: `${100 / onPhone}%` } : { display: 'none' };
  return (
    <Box as="colgroup" belowSm={onPhone === 0 ? { display: 'none' } : {}}>
      <Box as="col" belowSm={phone(0)} />
      {columnWidths.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by their position
        <Box as="col" key={index} inlineSize={width} belowSm={phone(index + 1)} />
      ))}
    </Box>
  );
}
