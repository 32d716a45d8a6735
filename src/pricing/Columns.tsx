import { columnWidths } from './program-styles';

/** The column grid that the list and the rate grid share: the name takes what is left. */
export function Columns() {
  return (
    <colgroup>
      <col />
      {columnWidths.map((width, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns are their places
        <col key={place} style={{ inlineSize: width }} />
      ))}
    </colgroup>
  );
}
