import { Box } from './layout/primitives';

/** A message; several, such as reasons why something is refused, as a list. */
export function Lines({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length < 2) return <bdi>{lines[0]}</bdi>;
  return (
    <Box as="ul" margin={0} paddingInlineStart="s5" style={{ listStyle: 'disc' }}>
      {lines.map((line) => (
        <li key={line}>
          <bdi>{line}</bdi>
        </li>
      ))}
    </Box>
  );
}
