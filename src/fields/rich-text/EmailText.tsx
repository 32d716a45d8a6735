import { Fragment, type ReactNode } from 'react';
import { piecesOf } from '../../../domain/email/placeholders';
import { Text } from '../../ui/layout/primitives';
import { RichText } from './RichText';

/** The text of an email, with a mark for each placeholder without a value (decisions EMAIL-28). */
export const markedGaps = (text: string, missing: readonly string[], mark: (name: string) => ReactNode): ReactNode =>
  piecesOf(text).map((piece, place) => {
    const key = `${place}:${piece}`;
    if (place % 2 === 0) return <Fragment key={key}>{piece}</Fragment>;
    const name = piece.trim();
    // A value of the loan may have double brackets itself.
    return <Fragment key={key}>{missing.includes(name) ? mark(name) : `[[${piece}]]`}</Fragment>;
  });

interface Props {
  readonly text: string;
  /** Plain text, with its lines. */
  readonly isText: boolean;
  /** Marks words. */
  readonly words?: (text: string) => ReactNode;
}

/** The body of an email, plain or formatted. Nothing in it can run. */
export const EmailText = ({ text, isText, words }: Props) =>
  isText ? (
    <Text as="pre" font="inherit" whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto">
      {words ? words(text) : text}
    </Text>
  ) : (
    <RichText html={text} {...(words && { words })} />
  );
