import type { english } from './english';

type English = typeof english;
type Key = keyof English;

/** Names a message. One with a count has two texts, `<code>_one` and `<code>_other`. */
export type MessageCode = Key extends infer K
  ? K extends `${infer Code}_one` | `${infer Code}_other`
    ? Code
    : K
  : never;

type TextOf<Code extends MessageCode> = Code extends Key
  ? English[Code]
  : `${Code}_other` extends Key
    ? English[`${Code}_other`]
    : never;

type Placeholders<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** A time of day, `HH:MM` of 24 hours, which each language writes in its own way. */
export interface ClockTime {
  readonly clock: string;
}

/** The value of a placeholder. Numbers are not formatted, except `count`. */
export type MessageValue = string | number | ClockTime | Message | readonly Message[];

export const isClockTime = (value: MessageValue | undefined): value is ClockTime =>
  typeof value === 'object' && 'clock' in value;

/**
 * Words that are shown as they are, such as those of another system. With a `key`, the web app has them in the user's language,
 * such as the label of a field.
 */
export interface GivenText {
  readonly text: string;
  readonly key?: string | undefined;
}

/** What the portal says to a person, in no language yet. Codes on the wire may be newer than ours. */
export interface CodedMessage {
  readonly code: string;
  readonly values: Readonly<Record<string, MessageValue>>;
}

/** A message of the portal, or given words. */
export type Message = CodedMessage | GivenText;

/** One message, or several, each on its own line. */
export type MessageData = Message | readonly Message[];

/** The values that a message needs: those its English text names. */
export type MessageValues<Code extends MessageCode> = {
  readonly [Name in Placeholders<TextOf<Code>>]: Name extends 'count' ? number : MessageValue;
};

/** Codes of messages without values. */
export type PlainCode = {
  [Code in MessageCode]: [Placeholders<TextOf<Code>>] extends [never] ? Code : never;
}[MessageCode];

/** A message, or its code alone where it has no values. */
export type MessageInput = PlainCode | MessageData;

/** A message, with the values that it needs. */
export function message<Code extends PlainCode>(
  code: Code,
): { readonly code: Code; readonly values: Readonly<Record<string, never>> };
export function message<Code extends MessageCode, const Values extends MessageValues<Code>>(
  code: Code,
  values: Values,
): { readonly code: Code; readonly values: Values };
export function message(code: string, values: Readonly<Record<string, MessageValue>> = {}): CodedMessage {
  return { code, values };
}

/** A message as data. */
export const messageData = (input: MessageInput): MessageData => (typeof input === 'string' ? message(input) : input);
