import { columnWidths } from './program-styles';

/** Column widths shared by the program list and the rate grid. The name column takes the remaining width. */
export function Columns() {
  return (
    <colgroup>
      <col />
      {columnWidths.map((width, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by their position
        <col key={place} style={{ inlineSize: width }} />
      ))}
    </colgroup>
  );
}
