import { DecryptCommand, EncryptCommand, KMSClient, type KMSClientConfig } from '@aws-sdk/client-kms';
import { type Kek, KeyProblem } from './kek';

/** The region is the fourth part of an ARN. */
const regionOf = (arn: string): string => arn.split(':')[3] ?? '';

/**
 * A key of the AWS Key Management Service, which never leaves it. Credentials come from where the AWS SDK looks for them
 * (environment, instance or container role); they need `kms:Encrypt` and `kms:Decrypt`.
 */
export function kmsKek(arn: string, options: KMSClientConfig = {}): Kek {
  const client = new KMSClient({ region: regionOf(arn), maxAttempts: 3, ...options });
  const given = (context: string) => ({ KeyId: arn, EncryptionContext: { 'emet-portal': context } });
  const asked = async (work: () => Promise<Uint8Array | undefined>): Promise<Buffer> => {
    try {
      const answer = await work();
      if (answer === undefined) throw new Error('The answer is empty.');
      return Buffer.from(answer);
    } catch (error) {
      const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      throw new KeyProblem(`The KMS key ${arn} cannot be used. ${reason}`, { cause: error });
    }
  };
  return {
    id: arn,
    wrap: (key, context) =>
      asked(async () => (await client.send(new EncryptCommand({ ...given(context), Plaintext: key }))).CiphertextBlob),
    unwrap: (wrapped, context) =>
      asked(
        async () => (await client.send(new DecryptCommand({ ...given(context), CiphertextBlob: wrapped }))).Plaintext,
      ),
  };
}
