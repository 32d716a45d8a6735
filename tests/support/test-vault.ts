import { createSecretKey } from 'node:crypto';
import { type DataKey, KeyRing } from '../../api/ports/keys/key-ring';
import { keyVault } from '../../api/ports/keys/key-vault';
import type { Vault } from '../../api/ports/keys/vault';

const key = (id: string, purpose: 'seal' | 'hash', fill: number, activeFrom: Date): DataKey => ({
  ...{ id, purpose, activeFrom, retiredAt: null, refusesEarlier: true },
  key: createSecretKey(Buffer.alloc(32, fill)),
});
const ever = [key('7e577e57', 'seal', 1, new Date(0)), key('7e577e58', 'hash', 2, new Date(0))];
const newer = [key('7e577e59', 'seal', 3, new Date(1)), key('7e577e5a', 'hash', 4, new Date(1))];

const vaultOf = (keys: readonly DataKey[]): Vault => keyVault(new KeyRing(keys, () => new Date()), async () => {});

/** The same keys in a database with values of an earlier version of the portal. */
const accepting = (keys: readonly DataKey[]): DataKey[] => keys.map((one) => ({ ...one, refusesEarlier: false }));

/** A vault with the same keys in every process of the tests, so that copies of a prepared database open. */
export const testVault = (): Vault => vaultOf(ever);

/** The same in a database that has plain values. */
export const earlierVault = (): Vault => vaultOf(accepting(ever));

/** A vault with newer keys, during a rotation of a database with plain values, when it opens earlier ones, too, or after it. */
export const newVault = ({ opensEarlier }: { readonly opensEarlier: boolean }): Vault =>
  vaultOf(opensEarlier ? accepting([...ever, ...newer]) : newer);
