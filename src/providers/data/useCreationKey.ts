import { useState } from 'react';
import { ApiError } from './api-error';

/** Whether the server has the key with other content: what was sent first may have been done. */
const isKeyUsed = (error: unknown): boolean =>
  error instanceof ApiError && 'code' in error.wording && error.wording.code === 'creation-key-used';

/**
 * The key of what a form creates. Repeats have the same one, so that a lost answer makes no second record; after the server has told the user
 * that they sent something else before, the next one is new.
 */
export function useCreationKey() {
  const [key, setKey] = useState(() => crypto.randomUUID());
  return {
    key,
    renewAfter: (error: unknown): void => {
      if (isKeyUsed(error)) setKey(crypto.randomUUID());
    },
  };
}
