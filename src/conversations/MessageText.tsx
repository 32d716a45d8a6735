import { Link } from '@mui/material';
import { messagePieces } from '../../domain/conversations/message-pieces';
import { Text } from '../ui/layout/primitives';

interface Props {
  readonly text: string;
  /** Names of the people whom it mentions. */
  readonly names: readonly string[];
}

/** The plain text of a message with its links and mentions. */
export function MessageText({ text, names }: Props) {
  let at = 0;
  return (
    <Text as="p" dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
      {messagePieces(text, names).map((piece) => {
        const key = at;
        at += piece.text.length;
        if (piece.kind === 'text') return <span key={key}>{piece.text}</span>;
        if (piece.kind === 'mention')
          return (
            <Text key={key} as="b" weight={600} color="accent-text">
              {piece.text}
            </Text>
          );
        return (
          <Link key={key} href={piece.href} target="_blank" rel="noopener noreferrer nofollow">
            <bdi dir="ltr">{piece.text}</bdi>
          </Link>
        );
      })}
    </Text>
  );
}
