import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** Names the folder of drawn pictures that several shops share, where there is one. */
export const sharedPictures = 'SHARED_PICTURES';

export type ShopAddresses = { storefront: string; workspace: string; storefrontPort: number };

/**
 * One shop per test worker, at addresses that stay the same. It is seeded once; a test that wants its own gets a
 * new process on a copy of that seed. The builds have to be there.
 */
export class ShopProcess {
  readonly #folder = mkdtempSync(join(tmpdir(), 'blattwerk-shop-'));
  #ports: { storefront: number; preview: number } | undefined;
  #child: ChildProcess | undefined;
  #touched = false;

  /** A running shop with untouched seed; `willChange` says that this test is about to change it. */
  async untouched(willChange: boolean): Promise<ShopAddresses> {
    if (this.#child === undefined || this.#touched) {
      await this.#stop();
      await this.#seedOnce();
      await this.#startOnCopy();
    }
    this.#touched = willChange;
    return this.#addresses();
  }

  async dispose(): Promise<void> {
    await this.#stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #seedOnce(): Promise<void> {
    this.#ports ??= { storefront: await freePort(), preview: await freePort() };
    const seed = join(this.#folder, 'seed');
    if (existsSync(seed)) return;
    mkdirSync(seed);
    const pictures = process.env[sharedPictures];
    if (pictures !== undefined) symlinkSync(pictures, join(seed, 'pictures'));
    await this.#start(seed);
    await this.#stop();
  }

  async #startOnCopy(): Promise<void> {
    const data = join(this.#folder, 'data');
    rmSync(data, { recursive: true, force: true });
    cpSync(join(this.#folder, 'seed'), data, { recursive: true });
    await this.#start(data);
  }

  #start(dataDirectory: string): Promise<void> {
    const { storefront, preview } = this.#requirePorts();
    const child = spawn(process.execPath, ['scripts/run.mjs', 'start', '--built'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATA_DIRECTORY: dataDirectory,
        WARM_PICTURES: 'false',
        STOREFRONT_PORT: String(storefront),
        PREVIEW_PORT: String(preview),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    return new Promise((resolve, reject) => {
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('Workspace:')) resolve();
      });
      child.stderr.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
      child.once('exit', (code) => reject(new Error(`The shop ended with code ${code}:\n${output}`)));
    });
  }

  #stop(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  }

  #addresses(): ShopAddresses {
    const { storefront, preview } = this.#requirePorts();
    return {
      storefront: `http://localhost:${storefront}`,
      workspace: `http://localhost:${preview}`,
      storefrontPort: storefront,
    };
  }

  #requirePorts(): { storefront: number; preview: number } {
    if (!this.#ports) throw new Error('The ports are chosen when the shop first starts.');
    return this.#ports;
  }
}
