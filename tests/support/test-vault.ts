import { createSecretKey } from 'node:crypto';
import { KeyRing } from '../../api/ports/keys/key-ring';
import { keyVault } from '../../api/ports/keys/key-vault';
import type { Vault } from '../../api/ports/keys/vault';

const ever = new Date(0);

/** A vault with the same keys in every process of the tests, so that copies of a prepared database open. */
export function testVault(): Vault {
  const key = (id: string, purpose: 'seal' | 'hash', fill: number) => ({
    ...{ id, purpose, activeFrom: ever, retiredAt: null },
    key: createSecretKey(Buffer.alloc(32, fill)),
  });
  const ring = new KeyRing([key('7e577e57', 'seal', 1), key('7e577e58', 'hash', 2)], () => new Date());
  return keyVault(ring, async () => {});
}
