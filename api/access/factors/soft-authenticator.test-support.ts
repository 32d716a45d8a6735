import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Assertion, Attestation } from '../../../domain/access/passkey.schemas';

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
};

/** The few forms of CBOR (RFC 8949) that an attestation needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as ReadonlyMap<number | string, Cbor>)];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, each]) => [cbor(key), cbor(each)])]);
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (bytes: Buffer): string => bytes.toString('base64url');

/** What differs from an honest browser and device. */
export interface Fault {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  /** The device did not check that it is its owner. */
  readonly unverified?: true;
  readonly counter?: number;
  /** The format of the attestation, with an empty statement. */
  readonly format?: string;
}

/** A device with one passkey, as a browser passes its answers on (Web Authentication, Level 3, section 6). */
export function softAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string, { origin = 'http://localhost:3000' }: Fault) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (fault: Fault, attested: Buffer) => {
    const flags = 0x01 | (fault.unverified ? 0 : 0x04) | (attested.length > 0 ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(fault.counter ?? counter);
    return Buffer.concat([sha256(fault.rpId ?? 'localhost'), Buffer.from([flags]), count, attested]);
  };
  const common = { id: text(id), rawId: text(id), type: 'public-key' } as const;

  return {
    create({ challenge }: { readonly challenge: string }, fault: Fault = {}): Attestation {
      const key = cbor(
        new Map<number, Cbor>([
          ...([
            [1, 2],
            [3, -7],
            [-1, 1],
          ] as const),
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestationObject = cbor(
        new Map<string, Cbor>([
          ['fmt', fault.format ?? 'none'],
          ['attStmt', new Map()],
          ['authData', authenticatorData(fault, attested)],
        ]),
      );
      return {
        ...common,
        response: {
          clientDataJSON: text(clientData('webauthn.create', fault.challenge ?? challenge, fault)),
          attestationObject: text(attestationObject),
          transports: ['internal'],
        },
      };
    },
    get({ challenge }: { readonly challenge: string }, fault: Fault = {}): Assertion {
      counter += 1;
      const data = authenticatorData(fault, Buffer.alloc(0));
      const client = clientData('webauthn.get', fault.challenge ?? challenge, fault);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...common,
        response: { clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature) },
      };
    },
  };
}
export type SoftAuthenticator = ReturnType<typeof softAuthenticator>;
