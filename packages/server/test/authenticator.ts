import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Flags: the user is present and was verified; with a new key, its data follow. */
const PRESENT = 0x05;
const WITH_KEY = 0x40;

/** The origin of the page, which a browser puts into every answer. */
export interface Site {
  readonly origin: string;
  readonly host: string;
}

interface Options {
  readonly challenge: string;
}

/** An authenticator with one passkey (WebAuthn, ES256, no attestation), and the browser in front of it. */
export class Authenticator {
  readonly #key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(16);
  /** How often it was used. */
  count = 0;

  make({ challenge }: Options, site: Site): object {
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' });
    const cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const key = [Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, cose];
    const data = Buffer.concat([this.#head(site, PRESENT | WITH_KEY), ...key]);
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([data.length]),
      data,
    ]);
    const clientDataJSON = clientData('webauthn.create', challenge, site);
    const attestationObject = attestation.toString('base64url');
    return this.#told({
      clientDataJSON: clientDataJSON.toString('base64url'),
      attestationObject,
      transports: ['internal'],
    });
  }

  use({ challenge }: Options, site: Site): object {
    this.count++;
    const data = this.#head(site, PRESENT);
    const client = clientData('webauthn.get', challenge, site);
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    return this.#told({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#key.privateKey).toString('base64url'),
    });
  }

  #head({ host }: Site, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.count);
    return Buffer.concat([createHash('sha256').update(host).digest(), Buffer.from([flags]), count]);
  }

  #told(response: object): object {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }
}

function clientData(type: string, challenge: string, { origin }: Site): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
