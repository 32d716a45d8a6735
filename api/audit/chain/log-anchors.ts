import { z } from 'zod';
import type { SignedPoint } from './anchor-key';
import { anchorText } from './kept-anchor';

const line = z.object({ audit: anchorText });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The anchors among the lines of a log. */
export const anchorsInLog = (log: string): SignedPoint[] =>
  log.split('\n').flatMap((text) => {
    const read = text.includes('"audit"') ? line.safeParse(parsed(text)) : undefined;
    return read?.success ? [read.data.audit] : [];
  });
