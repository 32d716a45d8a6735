import { ownValue } from '../../domain/tables/own-value';

/** Replaces `{{name}}` in a text with its value. */
export const fill = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => String(ownValue(values, name) ?? place));
