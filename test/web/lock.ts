import type { CDPSession } from 'playwright-core';
import type { Visitor } from './visitor.ts';

/** A phone's lock for this browser: Chromium's own authenticator without hands. */
export class Lock {
  readonly #devtools: CDPSession;
  readonly #id: string;

  private constructor(devtools: CDPSession, id: string) {
    this.#devtools = devtools;
    this.#id = id;
  }

  static async of({ context, page }: Visitor): Promise<Lock> {
    const devtools = await context.newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new Lock(devtools, authenticatorId);
  }

  async passkeys() {
    const authenticatorId = this.#id;
    return (await this.#devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  }

  /** Its owner puts their finger on it, or does not. */
  async finger(isThere: boolean): Promise<void> {
    const authenticatorId = this.#id;
    await this.#devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: isThere });
  }
}
